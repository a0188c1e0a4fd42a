import type { Whole } from '#kernel/manifest.ts';
import type { AuthSettings } from '#modules/access/identity/service.server.ts';
import { routersOf, type SERVERS } from './modules.server.ts';

type RoutersIn<S> = S extends { readonly routers: (wiring: never) => infer Routers } ? Routers : never;

/** Every procedure's handler, by module, as in `contract`. */
export type Router = Whole<RoutersIn<(typeof SERVERS)[number]>>;

export function routerOf(auth: AuthSettings): Router {
  return routersOf(auth) as Router;
}
