/*
 * The visibility of a row is decided when the row is written, so that reading a page need not look at its content: 0 never listed (a token
 * transfer of amount 0), 1 only with untrusted tokens, 2 always. ERC-721 and ERC-1155 tokens are on no token list; they count as trusted
 * unless they look like spam. A group of the history has the highest visibility of its rows.
 */
export const visibilityOfTransfer = (row: string, trusted: string): string => `case
    when ${row}.kind = 'NATIVE' then 2
    when ${row}.kind = 'ERC20' and ${row}.value = 0 then 0
    when ${trusted} then 2
    else 1 end`

// Compares by hash alone: before statistics exist, the planner rates an index that starts with the chain as equally good, and scans it
// whole.
const GROUP = (row: string) => `case
    when exists (select from multisig_transactions m where m.chain_id || '' = ${row}.chain_id
      and m.executed_transaction_hash = ${row}.transaction_hash and m.safe::text = ${row}.safe::text) then 2
    when exists (select from module_transactions o where o.chain_id || '' = ${row}.chain_id
      and o.transaction_hash = ${row}.transaction_hash and o.safe::text = ${row}.safe::text) then 2
    else coalesce((select max(t.visibility) from transfers t where t.chain_id || '' = ${row}.chain_id
      and t.transaction_hash = ${row}.transaction_hash and t.safe::text = ${row}.safe::text), 0) end`

const trustOf = (row: string) =>
  `exists (select from tokens k where k.chain_id = ${row}.chain_id and k.address = ${row}.token
    and (k.trusted or (${row}.kind <> 'ERC20' and not k.spam)))`

/**
 * A writer that computes the visibility itself sets it, and the trigger does not run. The plan is made once, while the tables are still
 * empty and sequential scans look cheap, so those are disabled.
 */
const rowTrigger = (table: string, expression: string): string[] => [
  `create or replace function ${table}_visibility() returns trigger language plpgsql set enable_seqscan = off as $body$
begin
  new.visibility := ${expression};
  return new;
end
$body$`,
  `create or replace trigger ${table}_visibility before insert on ${table}
    for each row when (new.visibility = 0) execute function ${table}_visibility()`,
]

const CHANGED_TOKENS = `select a.chain_id, a.address, a.trusted from added a
    join removed r on r.chain_id = a.chain_id and r.address = a.address where a.trusted <> r.trusted or a.spam <> r.spam`

/** Statements that create the triggers. Write tokens before transfers, and both before the groups that show them. */
export const buildVisibilityTriggers = (): string[] => [
  ...rowTrigger('transfers', visibilityOfTransfer('new', trustOf('new'))),
  ...rowTrigger('history_groups', GROUP('new')),
  `create or replace function tokens_trust() returns trigger language plpgsql as $body$
begin
  if not exists (${CHANGED_TOKENS}) then return null; end if;
  update transfers t set visibility = ${visibilityOfTransfer('t', trustOf('t'))}
  from (${CHANGED_TOKENS}) c where t.chain_id = c.chain_id and t.token = c.address;
  update history_groups g set visibility = ${GROUP('g')}
  from (
    select distinct t.chain_id, t.safe, t.transaction_hash
    from transfers t join (${CHANGED_TOKENS}) c on t.chain_id = c.chain_id and t.token = c.address
  ) m
  where g.chain_id = m.chain_id and g.safe = m.safe and g.transaction_hash = m.transaction_hash;
  return null;
end
$body$`,
  `create or replace trigger tokens_trust after update on tokens referencing old table as removed new table as added
    for each statement execute function tokens_trust()`,
]

/** Rows whose stored visibility differs from the one that the triggers would compute. */
export const buildVisibilityCheck = (): string =>
  `select 'transfers' as table, count(*)::integer as rows from transfers t where visibility <> ${visibilityOfTransfer('t', trustOf('t'))}
    union all select 'history_groups', count(*)::integer from history_groups g where visibility <> ${GROUP('g')}`
