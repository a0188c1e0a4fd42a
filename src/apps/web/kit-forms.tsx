import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { money } from '#kernel/money.ts';
import { Badge, Notice } from '#ui/badge.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { CategoryMark } from '#ui/category-mark.tsx';
import { Checkbox, Switch } from '#ui/checkbox.tsx';
import { Combobox } from '#ui/combobox.tsx';
import { DateInput } from '#ui/date-input.tsx';
import { Dialog, TypedConfirmation } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { TextLink } from '#ui/link-button.tsx';
import { Menu } from '#ui/menu.tsx';
import { MoneyInput } from '#ui/money-input.tsx';
import { Section } from '#ui/page-header.tsx';
import { Select } from '#ui/select.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { PasswordInput, TextArea, TextInput } from '#ui/text-input.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { toast } from '#ui/toast.client.ts';

export const CATEGORIES = [
  { value: 'groceries', label: 'Groceries', mark: <CategoryMark icon="basket" colour="ochre" /> },
  { value: 'transport', label: 'Transport', mark: <CategoryMark icon="bus" colour="teal" />, note: 'Getting about' },
  { value: 'housing', label: 'Housing', mark: <CategoryMark icon="house" colour="green" /> },
] as const;

export function KitForms() {
  const [amount, setAmount] = useState<ReturnType<typeof money> | null>(money(123_450n, 'ZAR'));
  const [category, setCategory] = useState<(typeof CATEGORIES)[number]['value'] | null>('groceries');
  const [day, setDay] = useState('2026-03-25');
  const [cents, setCents] = useState(true);
  const [over, setOver] = useState<'dialog' | 'sheet' | 'typed' | null>(null);
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <Section title="Controls" note="Each in a field">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Description" hint="As you would say it">
            <TextInput placeholder="Groceries at the corner" />
          </Field>
          <Field label="Amount">
            <MoneyInput currency="ZAR" value={amount} onChange={setAmount} />
          </Field>
          <Field label="Day">
            <DateInput value={day} onChoose={(chosen, text) => setDay(chosen ?? text)} />
          </Field>
          <Field label="Category">
            <Combobox options={CATEGORIES} value={category} onChange={setCategory} />
          </Field>
          <Field label="Account">
            <Select
              choices={[
                { value: 'cheque', label: 'FNB Cheque' },
                { value: 'cash', label: 'Cash' },
              ]}
            />
          </Field>
          <Field label="Password" error="Password must contain at least one number">
            <PasswordInput autoComplete="new-password" defaultValue="secret" />
          </Field>
          <Field label="Note" optional className="sm:col-span-2">
            <TextArea />
          </Field>
          <Field label="Saved">
            <TextInput readOnly defaultValue="ZA-FNB-001" />
          </Field>
          <Field label="Not yet" hint="Choose an account first">
            <TextInput disabled placeholder="Branch" />
          </Field>
          <Checkbox label="Only uncategorised" defaultChecked />
          <Checkbox label="Some of them" mixed />
          <Checkbox label="Not for you" disabled />
          <Switch label="Show cents" hint="In summaries too" checked={cents} onSwitch={setCents} />
        </div>
      </Section>
      <div className="flex flex-col gap-6">
        <Section title="Buttons and news">
          <div className="flex flex-wrap gap-2">
            <Button look="primary">Save</Button>
            <Button>Cancel</Button>
            <Button look="quiet">Skip</Button>
            <Button look="danger">Delete for ever</Button>
            <Button look="primary" pending>
              Saving
            </Button>
            <Button disabled>Not now</Button>
            <Button size="small">Small</Button>
            <Button size="large" look="primary">
              Large
            </Button>
            <IconButton label="Add" icon={<Plus aria-hidden />} />
            <Menu
              trigger={<Button>Menu</Button>}
              entries={[
                { label: 'Edit', icon: <Pencil aria-hidden />, keys: 'Enter', perform: () => toast.info('Edit') },
                { label: 'Merge', disabled: true, perform: () => undefined },
                { kind: 'line' },
                { label: 'Delete', danger: true, perform: () => toast.info('Delete') },
              ]}
            />
            <Tooltip content="After 700 ms">
              <Button>Tooltip</Button>
            </Tooltip>
          </div>
          <div className="mt-4 flex flex-wrap gap-2">
            <Button onClick={() => toast.success('Saved', { description: 'The transaction was saved.' })}>
              Success
            </Button>
            <Button
              onClick={() =>
                toast.show('Deleted', { action: { label: 'Undo', perform: () => toast.success('Back again') } })
              }
            >
              Undo
            </Button>
            <Button
              onClick={() =>
                toast.error('Error signing out', {
                  description: 'There was a problem signing you out. Please try again.',
                })
              }
            >
              Error
            </Button>
            <Button onClick={() => toast.info('Two transactions were left out')}>Information</Button>
            <Button onClick={() => toast.warning('The rate of yesterday was used')}>Warning</Button>
            <Button
              onClick={() => {
                const shown = toast.loading('Importing');
                setTimeout(() => toast.replace(shown, 'success', 'Imported'), 4000);
              }}
            >
              Loading
            </Button>
            <Button onClick={() => setOver('dialog')}>Dialog</Button>
            <Button onClick={() => setOver('sheet')}>Sheet</Button>
            <Button onClick={() => setOver('typed')}>Typed word</Button>
          </div>
          <div className="mt-4 flex flex-wrap gap-2">
            <Badge>Pending</Badge>
            <Badge tone="accent">Saved</Badge>
            <Badge tone="attention">Ask me</Badge>
            <Badge tone="danger">Failed</Badge>
          </div>
        </Section>
        <FileDrop
          onFiles={(files) => toast.info(`${files.length} files`)}
          title="Drop your statements here"
          hint="CSV, OFX, QIF, CAMT or MT940, several at once"
        />
        <Notice tone="attention" title="Two readings fit">
          <p>
            03/04/2026 can be 3 April or 4 March. Which is it? <TextLink to="/dev/kit">See transactions</TextLink>
          </p>
        </Notice>
      </div>
      <Dialog
        open={over === 'dialog'}
        onClose={() => setOver(null)}
        title="Edit the transaction"
        description="What you change is remembered."
        footer={
          <>
            <Button onClick={() => setOver(null)}>Cancel</Button>
            <Button
              look="primary"
              onClick={() => {
                toast.success('Saved');
              }}
            >
              Save
            </Button>
          </>
        }
      >
        <Field label="Category">
          <Combobox options={CATEGORIES} value={category} onChange={setCategory} />
        </Field>
      </Dialog>
      <Sheet open={over === 'sheet'} onClose={() => setOver(null)} title="Checkers Sixty60">
        <p>Details.</p>
      </Sheet>
      <TypedConfirmation
        open={over === 'typed'}
        onClose={() => setOver(null)}
        title="Delete the account"
        word="FNB Cheque"
        confirmLabel="Delete"
        onConfirm={() => setOver(null)}
      >
        <p>Its 1,284 transactions go with it. This cannot be undone.</p>
      </TypedConfirmation>
    </div>
  );
}
