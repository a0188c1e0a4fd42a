/** Hands a file to the person, made in the browser. */
export function download(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has read the address once the click was handled.
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** A title as the name of a file. */
export function fileName(title: string, ending: string): string {
  const plain = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
  return `${plain === '' ? 'chart' : plain}.${ending}`;
}

const PAINT = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'fill-opacity',
  'stroke-opacity',
] as const;
const MARGIN = 24;
const HEAD = 40;
const LEGEND = 26;
/** Pixels of the picture for one of the screen. */
const SHARPNESS = 2;

/** A name beside its colour, a custom property such as `--color-hue-green`. */
export type LegendEntry = { readonly name: string; readonly colour: string };

/** The drawing as a PNG with its title and legend, in the colours it has now. */
export async function pngOf(svg: SVGSVGElement, title: string, legend: readonly LegendEntry[]): Promise<Blob> {
  const { width, height } = svg.getBoundingClientRect();
  const copy = svg.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) throw new Error('the chart is not a drawing');
  settlePaint(svg, copy);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const source = URL.createObjectURL(
    new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml;charset=utf-8' }),
  );
  try {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = (width + 2 * MARGIN) * SHARPNESS;
    const top = MARGIN + HEAD + (legend.length > 0 ? LEGEND : 0);
    canvas.height = (height + top + MARGIN) * SHARPNESS;
    const pen = canvas.getContext('2d');
    if (pen === null) throw new Error('this browser cannot draw the picture');
    const style = getComputedStyle(svg.closest('figure') ?? document.body);
    pen.scale(SHARPNESS, SHARPNESS);
    pen.fillStyle = getComputedStyle(document.body).backgroundColor;
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.fillStyle = style.color;
    pen.font = `600 16px ${style.fontFamily}`;
    pen.fillText(title, MARGIN, MARGIN + 16, width);
    drawLegend(pen, legend, style.fontFamily);
    pen.drawImage(image, MARGIN, top, width, height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob(
        (blob) => (blob === null ? reject(new Error('the picture is too large')) : resolve(blob)),
        'image/png',
      );
    });
  } finally {
    URL.revokeObjectURL(source);
  }
}

function drawLegend(pen: CanvasRenderingContext2D, legend: readonly LegendEntry[], font: string): void {
  const ink = pen.fillStyle;
  pen.font = `13px ${font}`;
  let left = MARGIN;
  for (const { name, colour } of legend) {
    // A custom property holds `light-dark(…)`; a probe says which of the two it is now. A new one each time: with reduced
    // motion every change of colour is a transition, however short, and would still say the colour before.
    const probe = document.body.appendChild(document.createElement('span'));
    probe.style.color = `var(${colour})`;
    pen.fillStyle = getComputedStyle(probe).color;
    probe.remove();
    pen.beginPath();
    pen.arc(left + 5, MARGIN + HEAD - 2, 5, 0, 2 * Math.PI);
    pen.fill();
    pen.fillStyle = ink;
    pen.fillText(name, left + 16, MARGIN + HEAD + 3);
    left += 16 + pen.measureText(name).width + 20;
  }
}

/** A picture knows no style sheet: every colour that a rule or a variable gives is written onto its shape. */
function settlePaint(from: Element, to: Element): void {
  const style = getComputedStyle(from);
  for (const name of PAINT) to.setAttribute(name, style.getPropertyValue(name));
  if (from instanceof SVGTextElement) {
    to.setAttribute('font-family', style.fontFamily);
    to.setAttribute('font-size', style.fontSize);
  }
  to.removeAttribute('style');
  to.removeAttribute('class');
  for (const [place, child] of [...from.children].entries()) {
    const twin = to.children[place];
    if (twin !== undefined) settlePaint(child, twin);
  }
}
