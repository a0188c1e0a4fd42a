import { BRAND } from '#kernel/brand.ts';
import { MARK } from '#kernel/form-marks.ts';
import { Logo } from '#ui/logo.tsx';
import { MODULES_THERE } from '../modules.ts';
import { footerOf } from './links.ts';
import { NewsletterBox } from './newsletter.tsx';

const LINK =
  'inline-flex text-soft underline-offset-4 hover:text-ink hover:underline pointer-coarse:min-h-11 pointer-coarse:items-center';

/** The foot of every public page (§2). `hasNewsletter`: unless the page is about it. */
export function Footer({ hasNewsletter = true }: { hasNewsletter?: boolean }) {
  const operator = MARK.cell('name');
  const licenceNumber = MARK.cell('number');
  return (
    <footer className="border-t border-line bg-sunken">
      <div className="mx-auto grid max-w-6xl gap-10 px-5 py-14 text-sm text-soft sm:px-8 md:grid-cols-[2fr_3fr]">
        <div>
          <p className="flex items-center gap-2.5 wordmark text-base text-ink">
            <Logo className="size-7" />
            {BRAND.name}
          </p>
          <p className="mt-3 max-w-sm">{BRAND.promise}</p>
          <p className="mt-3 max-w-sm">{BRAND.offices.join(', ')}</p>
          {MARK.each('support')}
          <p className="mt-1">
            <a href={`mailto:${MARK.cell('email')}`} className={LINK}>
              {MARK.cell('email')}
            </a>
          </p>
          {MARK.end}
          {MARK.each('operator')}
          <p className="mt-3 max-w-sm wrap-anywhere">Run by {operator}</p>
          {MARK.end}
          {MARK.each('licence')}
          <p className="mt-1 wrap-anywhere">Licensed financial services provider {licenceNumber}</p>
          {MARK.end}
          {hasNewsletter && (
            <div className="mt-8">
              <NewsletterBox />
            </div>
          )}
        </div>
        <nav aria-label="Footer" className="grid grid-cols-2 gap-8 sm:grid-cols-3">
          {footerOf(MODULES_THERE).map(({ title, links }) => (
            <div key={title} className="max-sm:nth-2:row-span-2">
              <h2 className="text-sm font-semibold text-ink">{title}</h2>
              <ul className="mt-3 flex flex-col gap-1.5">
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <a href={to} className={LINK}>
                      {label}
                    </a>
                  </li>
                ))}
                {title === 'Your rights' && (
                  <li>
                    <button type="button" data-privacy-choices className={`needs-script ${LINK}`}>
                      Privacy choices
                    </button>
                  </li>
                )}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </footer>
  );
}
