import type { ProductPicture as Views } from './product-pictures.ts';

type ProductPictureProps = {
  picture: Views;
  alt: string;
  className?: string;
};

/** A part of the product in the theme of the page, cut for a phone where that is what it is shown on. Loaded when it is near. */
export function ProductPicture({ picture: { desk, phone }, alt, className = '' }: ProductPictureProps) {
  return (['light', 'dark'] as const).map((theme) => (
    <picture key={theme} className={theme === 'light' ? 'only-light' : 'only-dark'}>
      <source media="(width < 40rem)" srcSet={phone[theme]} width={phone.width} height={phone.height} />
      <img
        loading="lazy"
        fetchPriority="low"
        decoding="async"
        src={desk[theme]}
        width={desk.width}
        height={desk.height}
        alt={alt}
        className={`h-auto w-full ${className}`}
      />
    </picture>
  ));
}
