import { pageSources, type PageSource } from '../schema/pageLists.ts'

/**
 * Statements that create the triggers of the paged lists, and what makes their tables right for rows that are there already.
 * They work per statement, on all its rows at once.
 */
export const buildPageTriggers = (): string[] => pageSources.flatMap(buildTriggers)

const EVENTS = {
  insert: { tables: 'new table as added', added: 'added', removed: null },
  delete: { tables: 'old table as removed', added: null, removed: 'removed' },
  // A row that stays as it was must not cost anything: most updates touch other columns.
  update: { tables: 'old table as removed new table as added', added: 'added', removed: 'removed' },
} as const

function buildTriggers(source: PageSource): string[] {
  return Object.entries(EVENTS).flatMap(([event, { tables, added, removed }]) => {
    const name = `page_${source.table}_${event}`
    return [
      `create or replace function ${name}() returns trigger language plpgsql as $body$
declare
  lists text[];
  chains text[];
  accounts char(42)[];
  beginnings bigint[];
begin
  ${countChanges(source, added, removed)};
  if lists is not null then ${DROP_MARKS}; end if;
  return null;
end
$body$`,
      `create or replace trigger ${name} after ${event} on ${source.table} referencing ${tables}
        for each statement execute function ${name}()`,
    ]
  })
}

const columnsOf = ({ order }: PageSource) => ['chain_id', 'safe', ...order].join(', ')

/** Rows of a table in each of its lists, as `list, chain_id, safe, …order`. */
const listed = (source: PageSource, table: string) =>
  Object.entries(source.classes)
    .map(([list, where]) => `select '${list}'::text as list, ${columnsOf(source)} from ${table} where ${where}`)
    .join(' union all ')

/**
 * Marks at and above the oldest changed row are dropped; the next deep page creates them again. A statement of its own, after the one that
 * waits for the locks on the totals: only then it sees the marks of a session that had them (`findPageStart`).
 */
const DROP_MARKS = `delete from page_marks m using unnest(lists, chains, accounts, beginnings) as t(list, chain_id, safe, since)
    where m.list = t.list and m.chain_id = t.chain_id and m.safe = t.safe and m.first >= t.since`

/** Updates the totals, and names the lists that have changed, each with the beginning of its oldest changed row. */
function countChanges(source: PageSource, added: string | null, removed: string | null): string {
  const came = added && listed(source, added)
  const went = removed && listed(source, removed)
  const signed = [
    came && `select 1 as delta, came.* from (${went ? `(${came}) except all (${went})` : came}) as came`,
    went && `select -1 as delta, went.* from (${came ? `(${went}) except all (${came})` : went}) as went`,
  ].filter((part) => part !== null)
  const first = source.order[0]
  return `with changes as (${signed.join(' union all ')}),
  touched as (
    select list, chain_id, safe, sum(delta)::integer as rows, min(${first}) as since from changes group by list, chain_id, safe
  ),
  counted as (
    insert into page_totals (list, chain_id, safe, rows) select list, chain_id, safe, rows from touched order by list, chain_id, safe
    on conflict (list, chain_id, safe) do update set rows = page_totals.rows + excluded.rows
  )
  select array_agg(list), array_agg(chain_id), array_agg(safe), array_agg(since)
  into lists, chains, accounts, beginnings from touched`
}

/** Fills totals from the rows themselves: after bulk loads with triggers off, and to compare with in tests. */
export const buildPageRecount = (): string[] => [
  'truncate page_totals, page_marks',
  ...pageSources.map(
    (source) => `insert into page_totals (list, chain_id, safe, rows)
      select list, chain_id, safe, count(*)::integer from (${listed(source, source.table)}) as listed group by list, chain_id, safe`,
  ),
]
