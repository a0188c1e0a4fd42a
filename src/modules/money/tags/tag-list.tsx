import { Merge, Pencil, Trash2 } from 'lucide-react';
import { printValue } from '#modules/money/search-language/model.ts';
import { Button } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { useFormats, writeNumber } from '#ui/formats.tsx';
import { TextLink } from '#ui/link-button.tsx';
import { linkTo } from '#ui/link-to.ts';
import { Sentence } from '#ui/sentence.tsx';
import type { Tag, TagUsage } from './model.ts';
import { PAGE_WORDS } from './words.ts';

type TagListProps = {
  tags: readonly Tag[];
  /** Undefined while it is counted. */
  usage: readonly TagUsage[] | undefined;
  mayWrite: boolean;
  onEdit: (id: string) => void;
  onMerge: (tag: Tag) => void;
  onRemove: (tag: Tag) => void;
};

/** Every tag with its transactions, to rename, merge or delete where the member may. */
export function TagList({ tags, usage, mayWrite, onEdit, onMerge, onRemove }: TagListProps) {
  return (
    <ul aria-label={PAGE_WORDS.tagsHeading} className="divide-y divide-line border-t border-line">
      {tags.map((tag) => (
        <li key={tag.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3 text-sm">
          <div className="min-w-0 flex-1 basis-40">
            <p className="font-medium wrap-anywhere">{tag.name}</p>
            {usage !== undefined && <Usage tag={tag} usage={usage.find(({ id }) => id === tag.id)} />}
          </div>
          {mayWrite && (
            // Without icons the three stand in one line on a phone.
            <span className="flex flex-wrap gap-2 max-sm:[&_svg]:hidden">
              <Button
                size="small"
                icon={<Pencil aria-hidden />}
                onClick={() => onEdit(tag.id)}
                aria-label={PAGE_WORDS.renameOne(tag.name)}
              >
                {PAGE_WORDS.rename}
              </Button>
              {tags.length > 1 && (
                <Button
                  size="small"
                  icon={<Merge aria-hidden />}
                  onClick={() => onMerge(tag)}
                  aria-label={PAGE_WORDS.mergeOne(tag.name)}
                >
                  {PAGE_WORDS.merge}
                </Button>
              )}
              <Button
                size="small"
                look="quiet"
                icon={<Trash2 aria-hidden />}
                onClick={() => onRemove(tag)}
                aria-label={PAGE_WORDS.deleteOne(tag.name)}
              >
                {PAGE_WORDS.delete}
              </Button>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Usage({ tag, usage }: { tag: Tag; usage: TagUsage | undefined }) {
  const formats = useFormats();
  if (usage === undefined) return <p className="text-faint">{PAGE_WORDS.unused}</p>;
  return (
    <p className="text-soft">
      <TextLink to={linkTo('/app/transactions', { q: `tag:${printValue(tag.name)}` })}>
        {PAGE_WORDS.transactions(usage.count, (count) => writeNumber(count, formats))}
      </TextLink>
      {', '}
      <Sentence text={PAGE_WORDS.lastUsed} parts={{ day: <DateText day={usage.lastUsed} /> }} />
    </p>
  );
}
