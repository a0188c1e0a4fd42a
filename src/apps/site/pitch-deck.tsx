import { BRAND } from '#kernel/brand.ts';
import { MARK } from '#kernel/form-marks.ts';
import { buttonClasses } from '#ui/button.tsx';
import { Logo } from '#ui/logo.tsx';
import { type Slide, SLIDES } from './pitch-text.ts';

const SLIDE = 'slide mx-auto flex min-h-dvh w-full max-w-6xl flex-col justify-center px-5 py-16 sm:px-8';
const TITLE = 'max-w-4xl font-serif leading-[1.1] font-semibold tracking-[-0.02em] text-balance';

/** The product in a few slides: read by scrolling, walked by keys (`deck.client.ts`), printed a slide to a page. */
export function PitchDeck() {
  const licenceNumber = MARK.cell('number');
  const count = SLIDES.length + 2;
  return (
    <main id="content" data-deck className="deck">
      <section className={SLIDE} aria-labelledby="deck-first">
        <p className="flex items-center gap-2.5 wordmark text-xl text-ink">
          <Logo className="size-9" />
          {BRAND.name}
        </p>
        <h1 id="deck-first" className={`${TITLE} mt-10 text-[clamp(2.4rem,6vw,4.4rem)]`}>
          Know your money{' '}
        </h1>
        <p className="mt-6 max-w-2xl text-xl text-soft">
          {BRAND.tagline}. {BRAND.name} is {BRAND.meaning}.
        </p>
        <div className="mt-10 flex flex-wrap items-center gap-3 print:hidden">
          <a href="#deck-question" className={buttonClasses('primary', 'large')}>
            Show first slide
          </a>
          <button type="button" data-print className={buttonClasses('secondary', 'large', 'needs-script')}>
            Print, or save as PDF
          </button>
          <a href="/" className={buttonClasses('quiet', 'large')}>
            Go to home page
          </a>
        </div>
        <p className="needs-script mt-4 text-sm text-faint pointer-coarse:hidden print:hidden">
          Use the arrow keys, Home and End to move between slides.
        </p>
        <Place at={1} of={count} />
      </section>
      {SLIDES.map((slide, place) => (
        <SlideSection key={slide.id} slide={slide} at={place + 2} of={count} />
      ))}
      <section className={SLIDE} aria-labelledby="deck-last">
        <h2 id="deck-last" className={`${TITLE} text-[clamp(2rem,4.6vw,3.4rem)]`}>
          One statement is enough to start
        </h2>
        <p className="mt-5 max-w-2xl text-lg text-soft">
          The free plan stays free. For another plan, or your own installation, contact us.
        </p>
        <div className="mt-8 flex flex-wrap gap-3 print:hidden">
          <a href="/auth/signup" className={buttonClasses('primary', 'large')}>
            Create an account
          </a>
          <a href="/contact#write" className={buttonClasses('secondary', 'large')}>
            Contact us
          </a>
        </div>
        {MARK.each('licence')}
        <p className="mt-8 text-sm text-faint">Licensed financial services provider {licenceNumber}</p>
        {MARK.end}
        <Place at={count} of={count} />
      </section>
    </main>
  );
}

function SlideSection({ slide: { id, title, text, points = [] }, at, of }: { slide: Slide; at: number; of: number }) {
  return (
    <section id={`deck-${id}`} className={SLIDE} aria-labelledby={`deck-${id}-title`}>
      <h2 id={`deck-${id}-title`} className={`${TITLE} text-[clamp(2rem,4.6vw,3.4rem)]`}>
        {title}
      </h2>
      <p className="mt-5 max-w-3xl text-lg text-soft">{text}</p>
      <ul className={`mt-10 grid gap-8 ${points.length > 2 ? 'md:grid-cols-3' : 'md:grid-cols-2'}`}>
        {points.map((point) => (
          <li key={point.head} className="border-t-2 border-accent pt-4">
            <h3 className="text-lg">{point.head}</h3>
            <p className="mt-1.5 text-base text-soft">{point.text}</p>
          </li>
        ))}
      </ul>
      <Place at={at} of={of} />
    </section>
  );
}

function Place({ at: slide, of: slides }: { at: number; of: number }) {
  return (
    <p className="mt-10 text-sm text-faint">
      Slide {slide} of {slides}
    </p>
  );
}
