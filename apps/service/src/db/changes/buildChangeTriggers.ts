import { changeSources } from './changeSources.ts'

/**
 * Triggers that record which accounts a transaction changed, for every writer. On PostgreSQL they write rows into `changed_keys`, because a
 * process must be able to ask what was committed before a moment; a notification may arrive later than that. The embedded database has one
 * process, and no autovacuum that would remove rows: there they notify, and the notification comes with the answer of the commit.
 */
export const CHANGES_CHANNEL = 'countersign_changes'
/** The embedded database sets this setting of its session to `on`. */
export const NOTIFY_SETTING = 'countersign.notify_changes'

const RECORD = `create or replace function record_changes(keys text[]) returns void language plpgsql as $body$
begin
  if current_setting('${NOTIFY_SETTING}', true) = 'on' then
    perform pg_notify('${CHANGES_CHANNEL}', key) from unnest(keys) as key;
  else
    insert into changed_keys (xid, key, at)
    select pg_current_xact_id(), key, (extract(epoch from clock_timestamp()) * 1000)::bigint from unnest(keys) as key
    on conflict do nothing;
  end if;
end
$body$`

const EVENTS = { insert: 'new table as rows', update: 'new table as rows', delete: 'old table as rows' } as const

const KEYS = {
  account: `chain_id || ':' || safe`,
  safes: `chain_id || ':' || address`,
  shared: `chain_id || ':'`,
} as const

const nameOf = (kind: keyof typeof KEYS | 'everything') => `record_changes_of_${kind}`

const recordRows = (
  kind: keyof typeof KEYS,
) => `create or replace function ${nameOf(kind)}() returns trigger language plpgsql as $body$
begin
  perform record_changes(array_agg(key)) from (select distinct ${KEYS[kind]} as key from rows) as changed having count(*) > 0;
  return null;
end
$body$`

const RECORD_EVERYTHING = `create or replace function ${nameOf('everything')}() returns trigger language plpgsql as $body$
begin
  perform record_changes(array['']);
  return null;
end
$body$`

export function buildChangeTriggers(): string[] {
  const kinds = ['account', 'safes', 'shared'] as const
  return [
    RECORD,
    RECORD_EVERYTHING,
    ...kinds.map(recordRows),
    ...changeSources.flatMap(({ table, part }) => {
      if (part !== 'account' && part !== 'shared') return []
      const kind = table === 'safes' ? 'safes' : part
      return [
        ...Object.entries(EVENTS).map(
          ([event, rows]) => `create or replace trigger changes_${event} after ${event} on ${table} referencing ${rows}
        for each statement execute function ${nameOf(kind)}()`,
        ),
        `create or replace trigger changes_truncate after truncate on ${table}
        for each statement execute function ${nameOf('everything')}()`,
      ]
    }),
  ]
}
