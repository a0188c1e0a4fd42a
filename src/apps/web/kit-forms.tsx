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
  {
    value: 'transport',
    label: 'Transport',
    mark: <CategoryMark icon="bus" colour="teal" />,
    note: 'Fuel, buses and taxis',
  },
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
      <Section title="Form controls" note="Each control is in a field.">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Description" hint="Describe the payment in your own words.">
            <TextInput placeholder="Groceries at the corner shop" />
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
          <Field label="Read-only account number">
            <TextInput readOnly defaultValue="ZA-FNB-001" />
          </Field>
          <Field label="Disabled field" hint="Choose an account first.">
            <TextInput disabled placeholder="Branch" />
          </Field>
          <Checkbox label="Show only uncategorised transactions" defaultChecked />
          <Checkbox label="Some transactions are selected" mixed />
          <Checkbox label="Disabled checkbox" disabled />
          <Switch label="Show cents" hint="Summaries show cents too." checked={cents} onSwitch={setCents} />
        </div>
      </Section>
      <div className="flex flex-col gap-6">
        <Section title="Buttons and messages">
          <div className="flex flex-wrap gap-2">
            <Button look="primary">Save changes</Button>
            <Button>Cancel</Button>
            <Button look="quiet">Skip</Button>
            <Button look="danger">Delete permanently</Button>
            <Button look="primary" pending>
              Saving…
            </Button>
            <Button disabled>Disabled</Button>
            <Button size="small">Small button</Button>
            <Button size="large" look="primary">
              Large button
            </Button>
            <IconButton label="Add" icon={<Plus aria-hidden />} />
            <Menu
              trigger={<Button>Menu</Button>}
              entries={[
                { label: 'Edit', icon: <Pencil aria-hidden />, keys: 'Enter', perform: () => toast.info('Edit') },
                { label: 'Merge transactions', disabled: true, perform: () => undefined },
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
              Show success
            </Button>
            <Button
              onClick={() =>
                toast.show('Deleted', {
                  action: { label: 'Undo', perform: () => toast.success('Transaction restored') },
                })
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
              Show error
            </Button>
            <Button onClick={() => toast.info('Two transactions were not imported')}>Show information</Button>
            <Button onClick={() => toast.warning('Yesterday’s exchange rate was used')}>Show warning</Button>
            <Button
              onClick={() => {
                const shown = toast.loading('Importing');
                setTimeout(() => toast.replace(shown, 'success', 'Imported'), 4000);
              }}
            >
              Show loading message
            </Button>
            <Button onClick={() => setOver('dialog')}>Open dialog</Button>
            <Button onClick={() => setOver('sheet')}>Open side panel</Button>
            <Button onClick={() => setOver('typed')}>Open delete confirmation</Button>
          </div>
          <div className="mt-4 flex flex-wrap gap-2">
            <Badge>Pending</Badge>
            <Badge tone="accent">Saved</Badge>
            <Badge tone="attention">Needs review</Badge>
            <Badge tone="danger">Failed</Badge>
          </div>
        </Section>
        <FileDrop
          onFiles={(files) => toast.info(`${files.length} files`)}
          title="Drop your statements here"
          hint="You can drop several CSV, OFX, QIF, CAMT or MT940 files at once."
        />
        <Notice tone="attention" title="The date is unclear">
          <p>
            03/04/2026 can be 3 April or 4 March. Which date is right?{' '}
            <TextLink to="/dev/kit">See transactions</TextLink>
          </p>
        </Notice>
      </div>
      <Dialog
        open={over === 'dialog'}
        onClose={() => setOver(null)}
        title="Edit transaction"
        description="Your changes apply to similar transactions too."
        footer={
          <>
            <Button onClick={() => setOver(null)}>Cancel</Button>
            <Button
              look="primary"
              onClick={() => {
                toast.success('Saved');
              }}
            >
              Save changes
            </Button>
          </>
        }
      >
        <Field label="Category">
          <Combobox options={CATEGORIES} value={category} onChange={setCategory} />
        </Field>
      </Dialog>
      <Sheet open={over === 'sheet'} onClose={() => setOver(null)} title="Checkers Sixty60">
        <p>Details of the transaction.</p>
      </Sheet>
      <TypedConfirmation
        open={over === 'typed'}
        onClose={() => setOver(null)}
        title="Delete account FNB Cheque"
        word="FNB Cheque"
        confirmLabel="Delete account"
        onConfirm={() => setOver(null)}
      >
        <p>The account and its 1,284 transactions are deleted. You cannot undo this.</p>
      </TypedConfirmation>
    </div>
  );
}
