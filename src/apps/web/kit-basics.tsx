import { money } from '#kernel/money.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge, Notice } from '#ui/badge.tsx';
import { Button, type ButtonLook } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { KeyCaps } from '#ui/key-caps.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { Section } from '#ui/page-header.tsx';

const LIGHTS = ['light', 'dark'] as const;
const THEME_NAMES = { light: 'Light theme', dark: 'Dark theme' } as const;
const GROUNDS = ['canvas', 'surface', 'raised', 'sunken', 'hover', 'line', 'edge'] as const;
const TEXTS = ['ink', 'soft', 'faint', 'accent-ink', 'attention-ink', 'danger-ink', 'positive'] as const;
const MEANINGS = ['accent', 'accent-tint', 'attention', 'attention-tint', 'danger', 'danger-tint', 'focus'] as const;
const HUES = 'green ochre clay indigo teal plum sky moss rose cocoa slate gold'.split(' ').map((hue) => `hue-${hue}`);
const LOOKS: readonly ButtonLook[] = ['primary', 'secondary', 'quiet', 'danger'];
const TONES = ['neutral', 'accent', 'attention', 'danger'] as const;

/** Type, colour, spacing and what is written in them, in both lights at once. */
export function KitBasics() {
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      {LIGHTS.map((light) => (
        <section
          key={light}
          aria-label={THEME_NAMES[light]}
          style={{ colorScheme: light }}
          className="flex min-w-0 flex-col gap-6 rounded-card bg-canvas p-4 text-ink"
        >
          <Section title={light === 'light' ? 'Colours of the light theme' : 'Colours of the dark theme'}>
            <Swatches names={[...GROUNDS, ...MEANINGS, ...HUES]} />
          </Section>
          <Section title="Text sizes">
            <Type />
          </Section>
          <Section title="Money and dates">
            <Written />
          </Section>
          <Section title="Buttons and badges">
            <Looks />
          </Section>
          <Section title="Spacing">
            <Spacing />
          </Section>
        </section>
      ))}
    </div>
  );
}

function Swatches({ names }: { names: readonly string[] }) {
  return (
    <ul className="grid grid-cols-2 gap-2 text-xs sm:grid-cols-3">
      {names.map((name) => (
        <li key={name} className="flex min-w-0 items-center gap-2">
          <span
            className="size-6 shrink-0 rounded-control border border-line"
            style={{ background: `var(--color-${name})` }}
          />
          <span className="truncate">{name}</span>
        </li>
      ))}
    </ul>
  );
}

function Type() {
  return (
    <div className="flex flex-col gap-2">
      <p className="text-2xl leading-snug font-semibold tracking-tight">You have R 8,730 left to spend.</p>
      <p className="text-lg">Section heading</p>
      <p>Body text at 15 px, for explanations.</p>
      <p className="text-sm">Small text, for tables and forms</p>
      <p className="text-xs">Smallest text, for notes</p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {TEXTS.map((name) => (
          <li key={name} style={{ color: `var(--color-${name})` }}>
            {name}
          </li>
        ))}
      </ul>
      <KeyCaps keys="mod+k" />
    </div>
  );
}

function Written() {
  const amounts = [
    ['Income', <MoneyText key="in" value={money(31_400_00n, 'ZAR')} toned />],
    ['Spending', <MoneyText key="out" value={money(-22_670_10n, 'ZAR')} toned />],
    ['Amount without cents', <MoneyText key="whole" value={money(1_250_000_00n, 'KES')} whole />],
    ['Amount in naira', <MoneyText key="naira" value={money(98_765_432_10n, 'NGN')} />],
    ['Amount without an exchange rate', <MoneyText key="none" value={null} />],
    ['Short date', <DateText key="day" day="2026-03-31" />],
    ['Long date', <DateText key="long" day="2026-03-31" look="long" />],
  ] as const;
  return (
    <dl className="text-sm">
      {amounts.map(([name, written]) => (
        <div key={name} className="flex justify-between gap-4 border-b border-line py-1.5">
          <dt className="text-soft">{name}</dt>
          <dd>{written}</dd>
        </div>
      ))}
    </dl>
  );
}

function Looks() {
  return (
    <div className="flex flex-col gap-4">
      {LOOKS.map((look) => (
        <div key={look} className="flex flex-wrap gap-2">
          <Button look={look}>Save changes</Button>
          <Button look={look} pending>
            Saving…
          </Button>
          <Button look={look} disabled>
            Disabled
          </Button>
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-2">
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Avatar name="Nomsa Dlamini" picture={null} />
      </div>
      {TONES.map((tone) => (
        <Notice key={tone} tone={tone} title="The date is unclear">
          03/04/2026 can be 3 April or 4 March.
        </Notice>
      ))}
    </div>
  );
}

function Spacing() {
  return (
    <ul className="flex flex-col gap-2 text-xs text-soft">
      {[1, 2, 3, 4, 6, 8, 12].map((step) => (
        <li key={step} className="flex items-center gap-3">
          <span className="w-14 figures">{step * 4} px</span>
          <span className="h-3 rounded-xs bg-accent" style={{ width: `${step * 0.25}rem` }} />
        </li>
      ))}
    </ul>
  );
}
