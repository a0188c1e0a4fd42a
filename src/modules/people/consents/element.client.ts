/** An element, made without React: the public site has none. */
export function part(
  tag: 'section' | 'div' | 'h2' | 'p' | 'label' | 'span',
  className: string,
  text = '',
): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}
