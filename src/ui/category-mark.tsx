import {
  Baby,
  Banknote,
  BookOpen,
  Briefcase,
  Building2,
  Bus,
  Car,
  ChartLine,
  Church,
  Clapperboard,
  Coins,
  CreditCard,
  Droplet,
  Dumbbell,
  Fuel,
  Gift,
  GraduationCap,
  HandCoins,
  HandHeart,
  Hammer,
  HeartPulse,
  House,
  Landmark,
  Lightbulb,
  type LucideIcon,
  PawPrint,
  Percent,
  PiggyBank,
  Pill,
  Plane,
  ReceiptText,
  Repeat,
  Scale,
  Scissors,
  Shield,
  Shirt,
  ShoppingBag,
  ShoppingBasket,
  ShoppingCart,
  Smartphone,
  Sofa,
  Stethoscope,
  Store,
  Tag,
  TrainFront,
  Trophy,
  Truck,
  Tv,
  Users,
  Utensils,
  Wallet,
  Wifi,
  Wrench,
  Zap,
} from 'lucide-react';
import { cx } from './class-names.ts';

/** The icons a category may have. A name not listed here is drawn as a tag. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  baby: Baby,
  banknote: Banknote,
  book: BookOpen,
  briefcase: Briefcase,
  building: Building2,
  bus: Bus,
  car: Car,
  card: CreditCard,
  chart: ChartLine,
  church: Church,
  coins: Coins,
  cart: ShoppingCart,
  bag: ShoppingBag,
  basket: ShoppingBasket,
  droplet: Droplet,
  dumbbell: Dumbbell,
  film: Clapperboard,
  fuel: Fuel,
  gift: Gift,
  graduation: GraduationCap,
  hammer: Hammer,
  'hand-coins': HandCoins,
  heart: HandHeart,
  health: HeartPulse,
  house: House,
  landmark: Landmark,
  lightbulb: Lightbulb,
  paw: PawPrint,
  percent: Percent,
  phone: Smartphone,
  'piggy-bank': PiggyBank,
  pill: Pill,
  plane: Plane,
  receipt: ReceiptText,
  repeat: Repeat,
  scale: Scale,
  scissors: Scissors,
  shield: Shield,
  shirt: Shirt,
  sofa: Sofa,
  stethoscope: Stethoscope,
  store: Store,
  tag: Tag,
  train: TrainFront,
  trophy: Trophy,
  truck: Truck,
  tv: Tv,
  users: Users,
  utensils: Utensils,
  wallet: Wallet,
  wifi: Wifi,
  wrench: Wrench,
  zap: Zap,
};

export const CATEGORY_ICONS: readonly string[] = Object.keys(ICONS);

/** Hues tuned for both lights. A category may also carry a colour of its own, `#rrggbb`. */
const HUES: Readonly<Record<string, string>> = {
  green: 'text-hue-green',
  ochre: 'text-hue-ochre',
  clay: 'text-hue-clay',
  indigo: 'text-hue-indigo',
  teal: 'text-hue-teal',
  plum: 'text-hue-plum',
  sky: 'text-hue-sky',
  moss: 'text-hue-moss',
  rose: 'text-hue-rose',
  cocoa: 'text-hue-cocoa',
  slate: 'text-hue-slate',
  gold: 'text-hue-gold',
};

export const CATEGORY_HUES: readonly string[] = Object.keys(HUES);

const HEX = /^#[0-9a-f]{6}$/i;

/** What gives an element the colour of a category, as `currentColor`. */
export function categoryPaint(colour: string | null): { className: string; style?: { color: string } } {
  if (colour !== null && HEX.test(colour)) return { className: '', style: { color: colour } };
  return { className: HUES[colour ?? ''] ?? 'text-hue-slate' };
}

/** A spot of a colour; decoration beside a name. */
export function ColourSwatch({ colour, className }: { colour: string | null; className?: string }) {
  const painted = categoryPaint(colour);
  return (
    <span
      aria-hidden
      {...painted}
      className={cx('inline-block size-3 shrink-0 rounded-full bg-current', painted.className, className)}
    />
  );
}

type CategoryMarkProps = { icon: string | null; colour: string | null; className?: string };

/** The icon of a category in its colour; decoration beside its name. */
export function CategoryMark({ icon, colour, className }: CategoryMarkProps) {
  const Icon = ICONS[icon ?? ''] ?? Tag;
  const painted = categoryPaint(colour);
  return (
    <span
      aria-hidden
      {...painted}
      className={cx(
        'relative inline-grid size-6 shrink-0 place-items-center overflow-hidden rounded-md',
        painted.className,
        className,
      )}
    >
      <span className="absolute inset-0 bg-current opacity-12" />
      <Icon className="relative size-3.5" />
    </span>
  );
}

const LABELS: Readonly<Record<string, string>> = { 'hand-coins': 'hand with coins', 'piggy-bank': 'piggy bank' };

/** The name of an icon as it is read out in a picker. */
export function iconLabel(icon: string): string {
  return LABELS[icon] ?? icon;
}
