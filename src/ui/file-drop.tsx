import { Upload } from 'lucide-react';
import { type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { buttonClasses } from './button.tsx';
import { cx } from './class-names.ts';

type FileDropProps = {
  /** Called with what was dropped or chosen, in the order of the person's system. Check each on arrival. */
  onFiles: (files: readonly File[]) => void;
  title: ReactNode;
  /** What the files are, for those who do not see the title: `Statement files`. */
  label?: string;
  hint?: ReactNode;
  /** Endings and types the file chooser offers, such as `.csv,.ofx`. A drop can still bring anything. */
  accept?: string;
  multiple?: boolean;
  disabled?: boolean;
  /** The field of the files, for who opens their chooser by a key. */
  input?: Ref<HTMLInputElement>;
  /** For a narrow place beside other things. */
  compact?: boolean;
};

/** A place for files: dropped, or chosen with the mouse, a thumb or the keyboard. */
export function FileDrop({
  onFiles,
  title,
  label,
  hint,
  accept,
  multiple = true,
  disabled = false,
  input,
  compact = false,
}: FileDropProps) {
  const id = useId();
  const labelId = `${id}-label`;
  const buttonId = `${id}-button`;
  const [over, setOver] = useState(false);
  const depth = useRef(0);

  function take(list: FileList | null): void {
    const files = [...(list ?? [])];
    if (files.length > 0 && !disabled) onFiles(multiple ? files : files.slice(0, 1));
  }

  return (
    <div
      onDragEnter={(event) => {
        event.preventDefault();
        depth.current += 1;
        setOver(true);
      }}
      onDragOver={(event) => event.preventDefault()}
      onDragLeave={() => {
        depth.current -= 1;
        if (depth.current <= 0) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        depth.current = 0;
        setOver(false);
        take(event.dataTransfer.files);
      }}
      className={cx(
        'flex flex-col items-center rounded-card border-2 border-dashed text-center transition-colors',
        compact ? 'gap-2 p-4 text-sm' : 'gap-3 px-6 py-10',
        over ? 'border-accent bg-accent-tint' : 'border-edge/60 bg-surface',
        disabled && 'opacity-60',
      )}
    >
      {!compact && <Upload className="size-7 text-accent-ink" aria-hidden />}
      <div>
        {/* Where fingers are the pointer, nothing can be dropped. */}
        <p className="font-medium pointer-coarse:hidden">{title}</p>
        {hint !== undefined && <p className="mt-1 text-sm text-faint">{hint}</p>}
      </div>
      {label !== undefined && (
        <span id={labelId} className="sr-only">
          {label}
        </span>
      )}
      <input
        ref={input}
        id={id}
        aria-labelledby={label === undefined ? undefined : `${labelId} ${buttonId}`}
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
        className="peer sr-only"
      />
      <label
        id={buttonId}
        htmlFor={id}
        className={buttonClasses(
          compact ? 'secondary' : 'primary',
          compact ? 'small' : 'medium',
          'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
        )}
      >
        {multiple ? 'Choose files' : 'Choose file'}
      </label>
    </div>
  );
}
