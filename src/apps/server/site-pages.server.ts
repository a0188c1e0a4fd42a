import type { Context } from 'hono';
import { type Filling, filledPage, type FormState } from '#kernel/form-marks.ts';
import type { Market } from '#kernel/markets.ts';
import type { AppServices } from '#platform/app-services.server.ts';
import { stampOf } from '#platform/stamp.server.ts';
import { operatorLists } from './operator-text.ts';
import type { BuiltFile } from './files.server.ts';
import { type Api, pageCall, refusedOf } from './page-call.server.ts';
import { takeNotFound } from './not-found-notice.server.ts';
import { type PolicyOfPage, sendPage } from './pages.server.ts';
import { fieldsOf, valuesOf } from './plain-form.server.ts';
import { PUBLIC_FORMS, type PublicForm } from './public-forms.server.ts';
import { providersFilling } from './provider-list.server.ts';
import type { Router } from './router.server.ts';

type Asked = Context;

export type SiteOptions = {
  readonly services: AppServices;
  readonly router: Router;
  readonly site: ReadonlyMap<string, BuiltFile>;
  readonly addressOf: (context: Asked) => string | null;
  readonly marketOf: (context: Asked) => Market;
  readonly policyOf: PolicyOfPage;
};

/** The public site where it is more than files: pages with forms, what they send, and the list of providers. */
export function sitePages({ services, router, site, addressOf, marketOf, policyOf }: SiteOptions) {
  const fileAt = (path: string, { id }: Market) =>
    site.get(`${path}/country-${id}.html`) ?? site.get(`${path === '/' ? '' : path}/index.html`) ?? null;
  const callOf = (context: Asked) => pageCall(services, router, context.req.raw, addressOf(context));

  /** What a page is filled with, besides what was typed into it. */
  const fillingOf = async (
    { path, query, notFound }: { path: string; query: URLSearchParams; notFound: string | null },
    api: Api,
  ): Promise<Filling> => {
    const words = { stamp: stampOf(services.keyring, services.now()) };
    const { operator, publicUrl } = services.installation;
    const lists = operatorLists(operator, publicUrl);
    if (notFound !== null) return { words, lists: { ...lists, 'not-found': [{ address: notFound }] } };
    if (path !== '/partners') return { words, lists };
    const found = await providersFilling(query, api, services.now());
    return { ...found, words: { ...words, ...found.words }, lists: { ...lists, ...found.lists } };
  };

  /** A page of the site, with its marks filled; null where there is none at this path. */
  const show = async (
    context: Asked,
    path: string,
    { form, state, status = 200 }: { form?: string; state?: FormState; status?: number } = {},
  ): Promise<Response | null> => {
    const file = fileAt(path, marketOf(context));
    if (file === null) return null;
    const { api } = callOf(context);
    const notFound = path === '/' ? takeNotFound(context) : null;
    const filling = await fillingOf({ path, query: new URL(context.req.url).searchParams, notFound }, api);
    const forms = { ...filling.forms, ...(form === undefined || state === undefined ? {} : { [form]: state }) };
    return sendPage(context, file, policyOf, {
      status,
      isOnce: notFound !== null,
      dress: (page) => filledPage(page, { ...filling, forms }),
    });
  };

  const take = async (
    context: Asked,
    { path, name, fields: names, send, done }: PublicForm,
    fields: URLSearchParams,
  ): Promise<Response> => {
    const { api, cookies } = callOf(context);
    try {
      await send(api, fields);
    } catch (error) {
      const { status, errors, notice, retryAfter } = refusedOf(error, services.now());
      if (retryAfter !== null) context.header('retry-after', retryAfter);
      const state = { values: valuesOf(fields, names), errors, notice };
      return (await show(context, path, { form: name, state, status })) ?? context.text(notice, 422);
    } finally {
      for (const cookie of cookies()) context.header('set-cookie', cookie, { append: true });
    }
    return context.redirect(done, 303);
  };

  return {
    /** What the forms send, by path. */
    takes: PUBLIC_FORMS.map(
      (form) =>
        [
          form.path,
          async (context: Asked): Promise<Response> => {
            // A mail program presses for its owner, in whatever form (RFC 8058): the key in the address is what counts.
            const query = new URL(context.req.url).searchParams;
            if (form.name === 'leave' && query.has('key')) return take(context, form, query);
            const fields = await fieldsOf(context);
            return fields instanceof Response ? fields : take(context, form, fields);
          },
        ] as const,
    ),

    /**
     * A page of the site; null where there is none at this path. Opening a link of an e-mail does nothing yet: programs
     * that guard a mailbox open every link in it.
     */
    async page(context: Asked, path: string): Promise<Response | null> {
      const form = PUBLIC_FORMS.find((candidate) => candidate.path === path);
      if (form?.begun === undefined) return show(context, path);
      const values = form.begun(new URL(context.req.url).searchParams);
      return show(context, path, { form: form.name, state: { values, errors: {}, notice: '' } });
    },
  };
}
