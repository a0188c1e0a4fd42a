-- A last working day is told apart by the end of its month from now on: the day itself follows holidays that are announced
-- later. Changes from when the payment came on other days stay as they are, and mean nothing: a last working day is a weekday
-- among the last six of its month. Of two in one month, which only a moved holiday could make, the later stays.
delete from recurring_changes c using recurring_items i
where i.workspace_id = c.workspace_id and i.id = c.item_id and i.cadence ->> 'kind' = 'last-working-day'
  and c.on_day > (date_trunc('month', c.on_day) + interval '1 month - 7 days')::date and extract(isodow from c.on_day) < 6
  and exists (
    select from recurring_changes later
    where later.workspace_id = c.workspace_id and later.item_id = c.item_id and later.on_day > c.on_day
      and date_trunc('month', later.on_day) = date_trunc('month', c.on_day) and extract(isodow from later.on_day) < 6
  );
--> statement-breakpoint
delete from recurring_changes c using recurring_items i
where i.workspace_id = c.workspace_id and i.id = c.item_id and i.cadence ->> 'kind' = 'last-working-day'
  and c.on_day = (date_trunc('month', c.on_day) + interval '1 month - 1 day')::date and extract(isodow from c.on_day) >= 6;
--> statement-breakpoint
update recurring_changes c
set on_day = (date_trunc('month', c.on_day) + interval '1 month - 1 day')::date
from recurring_items i
where i.workspace_id = c.workspace_id and i.id = c.item_id and i.cadence ->> 'kind' = 'last-working-day'
  and c.on_day > (date_trunc('month', c.on_day) + interval '1 month - 7 days')::date and extract(isodow from c.on_day) < 6;
