import { BRAND } from '#kernel/brand.ts';
import { inOneLine } from '#kernel/names.ts';

type Said = { readonly id: string; readonly title: string; readonly message: string; readonly why: string };
type To = { readonly name: string; readonly publicUrl: string; readonly notices: readonly Said[] };

/** One e-mail for all that waited. The links lead through the app, which asks whether they are open to the reader. */
export function noticesEmail({ name, publicUrl, notices }: To) {
  const [first] = notices;
  const subject =
    notices.length === 1 && first !== undefined
      ? inOneLine(first.title)
      : `${notices.length} notifications from ${BRAND.name}`;
  const each = notices.map(
    ({ id, title, message, why }) => `${inOneLine(title)}
${inOneLine(message)}
${publicUrl}/app/notifications/${id}
Why you get this: ${inOneLine(why)}`,
  );
  return {
    subject,
    text: `Hello ${inOneLine(name)},

${each.join('\n\n')}

Choose which e-mails you get: ${publicUrl}/app/settings/notifications
`,
  };
}
