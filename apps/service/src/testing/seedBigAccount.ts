import type { Address } from '@countersign/primitives'
import { sql } from 'drizzle-orm'
import type { Database, Drizzle } from '../db/database/Database.ts'
import { buildPageRecount } from '../db/paging/buildPageTriggers.ts'
import { withoutIndexes } from './withoutIndexes.ts'

export type BigAccount = {
  chainId: string
  safe: Address
  /** Owners, of which two must sign. */
  owners: readonly [Address, Address, ...Address[]]
  counterparty: Address
  trustedToken: Address
  untrustedToken: Address
  transfers: number
  executed: number
  queued: number
  /** Ethereum transactions in one block; 1 when absent. */
  groupsPerBlock?: number
  /** Epoch milliseconds of the newest row; they are 95 seconds apart. */
  until: number
}

const TABLES = ['ethereum_transactions', 'multisig_transactions', 'confirmations', 'transfers', 'history_groups']
const STEP_MS = 95_000
/** The visibility that the triggers would set. They are disabled, because they are too slow for a million single rows. */
const VISIBILITY = sql.raw('case when k % 35 = 0 then 0 when k % 7 = 0 then 1 else 2 end')
const hash = (kind: string, number: string) => sql.raw(`'0x' || encode(sha256(('${kind}' || ${number})::bytea), 'hex')`)

/**
 * Writes an account of any size directly into the projection, as consistent as after indexing: every row with its Ethereum transaction, its
 * group, its signatures. While executed transactions remain, one of eleven groups is one; every seventh transfer is of an untrusted token,
 * and every fifth of those has amount zero.
 */
export async function seedBigAccount(db: Database, account: BigAccount): Promise<void> {
  await db.transaction(async (tx) => {
    const run = (statement: string) => tx.execute(sql.raw(statement))
    for (const table of TABLES) await run(`alter table ${table} disable trigger user`)
    await insertAccount(tx, account)
    await withoutIndexes(tx, TABLES, () => insertRows(tx, account))
    for (const table of TABLES) await run(`alter table ${table} enable trigger user`)
    for (const statement of buildPageRecount()) await run(statement)
  })
  await db.drizzle.execute(sql`analyze`)
}

async function insertAccount(tx: Drizzle, account: BigAccount): Promise<void> {
  const { chainId, safe, owners, executed, trustedToken, untrustedToken } = account
  const list = sql`${JSON.stringify(owners)}::jsonb`
  await tx.execute(sql`
    insert into safes (chain_id, address, singleton, version, nonce, threshold, owners, modules, state_block)
    values (${chainId}, ${safe}, '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762', '1.4.1+L2', ${executed}::integer, 2, ${list}, '[]', 1)`)
  await tx.execute(sql`
    insert into safe_owners (chain_id, owner, safe) select ${chainId}, jsonb_array_elements_text(${list}), ${safe}`)
  await tx.execute(sql`
    insert into tokens (chain_id, address, type, name, symbol, decimals, trusted, spam) values
      (${chainId}, ${trustedToken}, 'ERC20', 'Trusted', 'TRU', 6, true, false),
      (${chainId}, ${untrustedToken}, 'ERC20', 'Unknown', 'UNK', 18, false, false)
    on conflict do nothing`)
}

async function insertRows(tx: Drizzle, account: BigAccount): Promise<void> {
  const { chainId, safe, owners, counterparty, trustedToken, untrustedToken, transfers, executed, queued, until } =
    account
  const block = sql.raw(`(k / ${account.groupsPerBlock ?? 1})::integer`)
  const groups = transfers + executed
  const start = until - groups * STEP_MS
  // Executed transactions are multiples of eleven when enough numbers exist, otherwise the oldest ones.
  const isExecuted = `(case when ${executed} * 11 <= ${groups} then k % 11 = 0 and k <= ${executed} * 11 else k <= ${executed} end)`
  const nonce = `(case when ${executed} * 11 <= ${groups} then k / 11 - 1 else k - 1 end)`
  const kinds = sql.raw(
    `(select k, ${isExecuted} as is_execution, ${nonce} as nonce from generate_series(1, ${groups}) as k) as rows`,
  )
  const at = sql`(${start}::bigint + k * ${STEP_MS}::bigint)`
  await tx.execute(sql`
    insert into ethereum_transactions (chain_id, hash, block_number, block_hash, block_time, transaction_index, "from", "to", input, value,
      gas_used, effective_gas_price, succeeded)
    select ${chainId}, ${hash('t', 'k')}, ${block}, ${hash('b', 'k')}, ${at}, 0, ${owners[0]}, ${safe}, '0x', 0, 90000, 1000000000, true from ${kinds}`)
  await tx.execute(sql`
    insert into transfers (chain_id, safe, id, transaction_hash, block_number, log_index, executed_at, kind, token, "from", "to", value, direction,
      counterparty, similarity, visibility)
    select ${chainId}, ${safe}, 'e' || substr(${hash('t', 'k')}, 3) || '1', ${hash('t', 'k')}, ${block}, 1, ${at}, 'ERC20',
      case when k % 7 = 0 then ${untrustedToken} else ${trustedToken} end,
      case when k % 3 = 0 then ${safe} else ${counterparty} end, case when k % 3 = 0 then ${counterparty} else ${safe} end,
      case when k % 35 = 0 then 0 else k * 1000000::numeric end, case when k % 3 = 0 then 'OUTGOING' else 'INCOMING' end,
      ${counterparty}, lower(substr(${counterparty}, 3, 3) || right(${counterparty}, 4)), ${VISIBILITY}
    from ${kinds} where not is_execution`)
  const multisig =
    sql.raw(`chain_id, safe, safe_tx_hash, nonce, "to", value, data, operation, safe_tx_gas, base_gas, gas_price, gas_token,
    refund_receiver, is_stub, proposer, trusted, is_proposed, submitted_at, modified_at`)
  const parameters = sql`${counterparty}, 1000000, '0x', 0, 0, 0, 0, '0x0000000000000000000000000000000000000000',
    '0x0000000000000000000000000000000000000000', false, ${owners[0]}, true, true`
  await tx.execute(sql`
    insert into multisig_transactions (${multisig}, executed_transaction_hash, executed_block, executed_log_index, executed_at, executor, failed,
      payment, confirmations_required)
    select ${chainId}, ${safe}, ${hash('s', 'nonce')}, nonce, ${parameters}, ${at} - 60000, ${at}, ${hash('t', 'k')}, ${block}, 1, ${at}, ${owners[0]},
      false, 0, 2
    from ${kinds} where is_execution`)
  await tx.execute(sql`
    insert into multisig_transactions (${multisig})
    select ${chainId}, ${safe}, ${hash('s', 'nonce')}, nonce, ${parameters}, ${until}::bigint + nonce, ${until}::bigint + nonce
    from generate_series(${executed}::integer, ${executed + queued - 1}::integer) as nonce`)
  await tx.execute(sql`
    insert into confirmations (chain_id, safe, safe_tx_hash, owner, signature, submitted_at, source)
    select m.chain_id, m.safe, m.safe_tx_hash, o.owner, '0x' || repeat('11', 65), m.submitted_at, 'http'
    from multisig_transactions m, (values (${owners[0]}), (${owners[1]})) as o (owner)
    where m.chain_id = ${chainId} and m.safe = ${safe} and (m.executed_at is not null or o.owner = ${owners[0]})`)
  await tx.execute(sql`
    insert into history_groups (chain_id, safe, transaction_hash, block_number, block_time, visibility)
    select ${chainId}, ${safe}, ${hash('t', 'k')}, ${block}, ${at}, case when is_execution then 2 else ${VISIBILITY} end from ${kinds}`)
}
