// Runs before the first paint, as a file of its own because the content policy forbids inline scripts.
// Served as it stands, as a classic script: keep it without imports and without types.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
} catch {
  // No storage: the system decides.
}
