import type { UseFormRegisterReturn } from 'react-hook-form';
import { CATEGORY_HUES, CATEGORY_ICONS, CategoryMark, ColourSwatch, iconLabel } from '#ui/category-mark.tsx';
import { FieldGroup } from '#ui/field.tsx';

const CELL =
  'grid size-9 cursor-pointer place-items-center rounded-control border border-transparent hover:bg-hover has-checked:border-accent has-checked:bg-accent-tint has-focus-visible:outline-2 has-focus-visible:outline-focus pointer-coarse:size-11';

/** One of the hues of the house; a colour that came from elsewhere stays on offer. */
export function ColourField({ control, value }: { control: UseFormRegisterReturn; value: string }) {
  const hues = CATEGORY_HUES.includes(value) ? CATEGORY_HUES : [value, ...CATEGORY_HUES];
  return (
    <FieldGroup legend="Colour">
      <div className="flex flex-wrap gap-1">
        {hues.map((hue) => (
          <label key={hue} className={CELL} title={hue}>
            <input type="radio" value={hue} aria-label={hue} className="sr-only" {...control} />
            <ColourSwatch colour={hue} className="size-5!" />
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

/** One of the icons, in the colour chosen. */
export function IconField({ control, colour }: { control: UseFormRegisterReturn; colour: string }) {
  return (
    <FieldGroup legend="Icon">
      <div className="flex flex-wrap gap-1">
        {CATEGORY_ICONS.map((icon) => (
          <label key={icon} className={CELL} title={iconLabel(icon)}>
            <input type="radio" value={icon} aria-label={iconLabel(icon)} className="sr-only" {...control} />
            <CategoryMark icon={icon} colour={colour} />
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
