import { type Market, MARKETS } from '#kernel/markets.ts';

/** In which country's currency a page speaks, and the way to another: links, so that it needs no script. */
export function CountryChoice({ path, market }: { path: string; market: Market }) {
  return (
    <nav aria-label="Country and currency" className="mt-6">
      <ul className="flex flex-wrap gap-2 text-sm">
        {MARKETS.map(({ id, name, currency }) => (
          <li key={id}>
            <a
              href={`${path}?country=${id === 'other' ? id : id.toUpperCase()}`}
              aria-current={id === market.id ? 'true' : undefined}
              className="inline-flex min-h-9 items-center rounded-full border border-line px-3.5 text-soft no-underline hover:border-edge hover:text-ink aria-[current]:border-accent aria-[current]:bg-accent-tint aria-[current]:text-accent-ink pointer-coarse:min-h-11"
            >
              {name} ({currency})
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
