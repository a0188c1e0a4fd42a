import { useMutation } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { Avatar } from '#ui/avatar.tsx';
import { Notice } from '#ui/badge.tsx';
import { Button, buttonClasses } from '#ui/button.tsx';
import { sentenceOf } from '#browser/failure.client.ts';
import { Section } from '#ui/page-header.tsx';
import { toast } from '#ui/toast.client.ts';
import { refreshAll, toastError } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import type { PictureKind } from './model.ts';
import { PICTURE_RULES, pictureFault } from './rules.ts';
import { PICTURE_SECTION_WORDS } from './words.ts';

const WORDS = {
  avatar: {
    title: PICTURE_SECTION_WORDS.picture,
    choose: PICTURE_SECTION_WORDS.choosePicture,
    remove: PICTURE_SECTION_WORDS.removePicture,
    done: PICTURE_SECTION_WORDS.pictureSaved,
  },
  'company-logo': {
    title: PICTURE_SECTION_WORDS.companyLogo,
    choose: PICTURE_SECTION_WORDS.chooseLogo,
    remove: PICTURE_SECTION_WORDS.removeLogo,
    done: PICTURE_SECTION_WORDS.logoSaved,
  },
} as const satisfies Record<PictureKind, object>;

type PictureSectionProps = { kind: PictureKind; name: string; url: string | null };

/** A picture that stands for the person or for their company. */
export function PictureSection({ kind, name, url }: PictureSectionProps) {
  const id = useId();
  const words = WORDS[kind];
  const set = useMutation(
    api.setPicture.mutationOptions({ onSuccess: () => toast.success(words.done), onSettled: refreshAll }),
  );
  const remove = useMutation(
    api.removePicture.mutationOptions({
      onError: toastError,
      onSettled: refreshAll,
    }),
  );
  const check = useMutation({
    mutationFn: async (file: File) => {
      const fault = pictureFault(file, new Uint8Array(await file.slice(0, 16).arrayBuffer()));
      return fault;
    },
    onSuccess: (fault, file) => {
      set.reset();
      if (fault === null) set.mutate({ kind, file });
    },
  });
  const refused = check.data ?? (set.error === null ? null : sentenceOf(set.error));
  return (
    <Section title={words.title}>
      <div className="flex flex-wrap items-center gap-5">
        {kind === 'avatar' ? <Avatar name={name} picture={url} size="large" /> : <Logo url={url} />}
        <div className="flex min-w-0 flex-1 basis-60 flex-col gap-2">
          <div className="flex flex-wrap gap-2">
            <input
              id={id}
              type="file"
              accept={PICTURE_RULES.types.join(',')}
              aria-describedby={`${id}-hint`}
              disabled={set.isPending}
              onChange={(event) => {
                const [file] = event.target.files ?? [];
                if (file !== undefined) check.mutate(file);
                event.target.value = '';
              }}
              className="peer sr-only"
            />
            <label
              htmlFor={id}
              className={buttonClasses(
                'secondary',
                'medium',
                'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
              )}
            >
              {PICTURE_SECTION_WORDS.preparing(set.isPending, words.choose)}
            </label>
            {url !== null && (
              <Button look="quiet" pending={remove.isPending} onClick={() => remove.mutate({ kind })}>
                {words.remove}
              </Button>
            )}
          </div>
          <p id={`${id}-hint`} className="text-sm text-faint">
            {PICTURE_SECTION_WORDS.jpegPngOrGif}
          </p>
        </div>
      </div>
      <div role="alert" className="mt-4 empty:hidden">
        {refused !== null && (
          <Notice tone="danger" icon={<CircleAlert aria-hidden />}>
            {refused}
          </Notice>
        )}
      </div>
    </Section>
  );
}

function Logo({ url }: { url: string | null }) {
  if (url === null)
    return (
      <span className="grid h-20 w-40 place-items-center rounded-card border border-dashed border-edge/60 text-sm text-faint">
        {PICTURE_SECTION_WORDS.noLogoYet}
      </span>
    );
  return (
    <img
      src={url}
      alt={PICTURE_SECTION_WORDS.yourCompanyLogo}
      className="h-20 max-w-40 rounded-card bg-white object-contain p-1"
    />
  );
}
