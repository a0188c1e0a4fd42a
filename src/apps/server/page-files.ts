/** Where the build says which scripts a page needs. */
export const PAGE_FILES = '/page-files.json';

/** Paths of scripts beside those that the page itself names. */
export type PageFiles = {
  /** Of the signed-in application. */
  readonly app: readonly string[];
  /** Of each page beside those, by its route: `/app/accounts/:id`. */
  readonly pages: { readonly [route: string]: readonly string[] };
};

/** The scripts that the page at a path needs, those of the application first. */
export function filesOfPage({ app, pages }: PageFiles, path: string): readonly string[] {
  const route = Object.keys(pages).find((one) => new URLPattern({ pathname: one }).test({ pathname: path }));
  return route === undefined ? app : [...app, ...(pages[route] ?? [])];
}
