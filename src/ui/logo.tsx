/** The mark: a seedling that is an i, with the sun for its dot. Decoration: the name stands beside it. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden className={className}>
      <rect width="64" height="64" rx="15" fill="#125539" />
      <path d="M32 51V29" stroke="#fff" strokeWidth="6" strokeLinecap="round" />
      <path d="M32 41c0-9 6-15 16-15 0 10-6 15-16 15Z" fill="#fff" />
      <path d="M32 47c0-8-5-13-14-13 0 9 5 13 14 13Z" fill="#bfe3cf" />
      <circle cx="32" cy="16.5" r="5.5" fill="#e2a44c" />
    </svg>
  );
}
