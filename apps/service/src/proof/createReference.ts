import type { Address, Hex } from 'viem'
import type { Movement } from './readAccountChain.ts'
import { describeCall, describeMovement, type Tokens } from './describeCall.ts'
import { computeRows, type Known, type Row, statusOf } from './computeRows.ts'
import { packMessageSignatures } from './signedRequests.ts'

/*
 * The expected answers of the service, computed for every request from all known facts, with the simplest algorithms. In the form of
 * `shapeAnswer`: addresses without names, no sentences.
 */

export type Reference = ReturnType<typeof createReference>
type Item = Record<string, unknown>
type Timed = { at: number; hash: Hex; items: Item[] }

const DAY_MS = 86_400_000

export function createReference(known: Known, tokens: Tokens) {
  const { safe, chain, state, facts, chainId } = known
  const rows = computeRows(known)

  const toItem = (row: Row): Item => {
    const { safeTxHash, transaction, execution, confirmations, submittedAt, nonce } = row
    const status = statusOf(row, state)
    const signed = confirmations.map(({ owner }) => owner)
    return {
      id: `multisig_${safe}_${safeTxHash}`,
      timestamp: execution?.at ?? submittedAt,
      txHash: execution?.transactionHash ?? null,
      txStatus: status,
      txInfo: describeCall(safe, transaction, tokens, transaction),
      executionInfo: {
        type: 'MULTISIG',
        nonce,
        confirmationsRequired: execution?.threshold ?? state.threshold,
        confirmationsSubmitted: signed.length,
        missingSigners:
          status === 'AWAITING_CONFIRMATIONS' ? state.owners.filter((owner) => !signed.includes(owner)) : null,
        ...(row.delegate === null ? {} : { proposedByDelegate: row.delegate }),
      },
      safeAppInfo: null,
      note: null,
    }
  }
  const moduleItems = chain.moduleCalls.map((call) => ({
    hash: call.transactionHash,
    at: call.at,
    logIndex: call.logIndex,
    item: {
      id: `module_${safe}_i${call.transactionHash.slice(2)}${call.logIndex}`,
      timestamp: call.at,
      txHash: call.transactionHash,
      txStatus: call.failed ? 'FAILED' : 'SUCCESS',
      txInfo: describeCall(safe, call, tokens, null),
      executionInfo: { type: 'MODULE', address: call.module },
      safeAppInfo: null,
      note: null,
    },
  }))
  const toMovementItem = (movement: Movement): Item => ({
    id: `transfer_${safe}_${movement.kind === 'NATIVE' ? 'i' : 'e'}${movement.transactionHash.slice(2)}${movement.logIndex}`,
    timestamp: movement.at,
    txHash: movement.transactionHash,
    txStatus: 'SUCCESS',
    txInfo: describeMovement(safe, movement, tokens),
    executionInfo: null,
    safeAppInfo: null,
    note: null,
  })
  const isShown = ({ kind, token, value }: Movement, trusted: boolean) =>
    kind !== 'ERC20' || (value > 0n && (!trusted || (token !== null && tokens.get(token)?.trusted === true)))
  const asRow = (transaction: Item): Item => ({ type: 'TRANSACTION', transaction, conflictType: 'None' })

  function history(trusted: boolean): Item[] {
    const hashes = new Map<Hex, number>()
    for (const { transactionHash, at } of [...chain.executions, ...chain.moduleCalls, ...chain.movements])
      hashes.set(transactionHash, at)
    const groups = [...hashes].map(([hash, at]): Timed => {
      const executed = rows.filter(({ execution }) => execution?.transactionHash === hash)
      if (executed.length > 0) return { at, hash, items: executed.toSorted((a, b) => b.nonce - a.nonce).map(toItem) }
      const modules = moduleItems.filter((module) => module.hash === hash)
      if (modules.length > 0)
        return { at, hash, items: modules.toSorted((a, b) => b.logIndex - a.logIndex).map(({ item }) => item) }
      const moved = chain.movements.filter(
        (movement) => movement.transactionHash === hash && isShown(movement, trusted),
      )
      return { at, hash, items: moved.map(toMovementItem) }
    })
    const ordered = groups.toSorted((a, b) => b.at - a.at || (a.hash < b.hash ? 1 : -1)).flatMap(({ items }) => items)
    return withDays([...ordered, ...creation()])
  }
  function creation(): Item[] {
    if (!chain.creation) return []
    const { creator, transactionHash, at, factory, singleton, saltNonce } = chain.creation
    const txInfo = {
      type: 'Creation',
      creator,
      transactionHash,
      implementation: singleton,
      factory,
      saltNonce: String(saltNonce),
    }
    return [
      {
        id: `creation_${safe}`,
        timestamp: at,
        txHash: transactionHash,
        txStatus: 'SUCCESS',
        txInfo,
        executionInfo: null,
        safeAppInfo: null,
        note: null,
      },
    ]
  }
  const withDays = (items: readonly Item[]): Item[] =>
    items.flatMap((item, index) => {
      const day = (one: Item | undefined) => Math.floor(Number(one?.['timestamp']) / DAY_MS)
      const isFirst = index === 0 || day(item) !== day(items[index - 1])
      return isFirst ? [{ type: 'DATE_LABEL', timestamp: item['timestamp'] }, asRow(item)] : [asRow(item)]
    })

  function queue(trusted: boolean): Item[] {
    const waiting = rows
      .filter((row) => row.execution === null && row.nonce >= state.nonce && (!trusted || row.trusted))
      .toSorted((a, b) => a.nonce - b.nonce || a.submittedAt - b.submittedAt)
    return waiting.flatMap((row, index) => {
      const group = waiting.filter(({ nonce }) => nonce === row.nonce)
      const isFirst = group[0] === row
      const labels: Item[] = []
      if (isFirst && row.nonce === state.nonce) labels.push({ type: 'LABEL', label: 'Next' })
      if (isFirst && row.nonce > state.nonce && waiting.slice(0, index).every(({ nonce }) => nonce <= state.nonce))
        labels.push({ type: 'LABEL', label: 'Queued' })
      if (isFirst && group.length > 1) labels.push({ type: 'CONFLICT_HEADER', nonce: row.nonce })
      const conflictType = group.length === 1 ? 'None' : group.at(-1) === row ? 'End' : 'HasNext'
      return [...labels, { type: 'TRANSACTION', transaction: toItem(row), conflictType }]
    })
  }

  const rejectorsOf = (row: Row) =>
    rows
      .filter(
        ({ safeTxHash, nonce, transaction: { to, value, data } }) =>
          nonce === row.nonce && safeTxHash !== row.safeTxHash && to === safe && value === 0n && data === '0x',
      )
      .flatMap(({ confirmations }) => confirmations.map(({ owner }) => owner))

  function details(row: Row): Item {
    const { transaction, execution, confirmations } = row
    const { id, txStatus, txInfo, txHash, executionInfo, safeAppInfo, note } = toItem(row)
    const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce } = transaction
    const required = execution?.threshold ?? state.threshold
    return {
      safeAddress: safe,
      txId: id,
      executedAt: execution?.at ?? null,
      txStatus,
      txInfo,
      txData: { hexData: data === '0x' ? null : data, to, value: String(value), operation },
      detailedExecutionInfo: {
        ...(typeof executionInfo === 'object' ? { type: 'MULTISIG' } : {}),
        submittedAt: row.submittedAt,
        nonce: Number(nonce),
        safeTxGas: String(safeTxGas),
        baseGas: String(baseGas),
        gasPrice: String(gasPrice),
        gasToken,
        fee: String(execution?.fee ?? 0n),
        payment: String(execution?.payment ?? 0n),
        refundReceiver,
        safeTxHash: row.safeTxHash,
        executor: execution?.executor ?? null,
        signers: state.owners,
        confirmationsRequired: required,
        confirmations: sortBySigner(
          confirmations.map(({ owner, signature, at }) => ({ signer: owner, signature, submittedAt: at })),
        ),
        rejectors: [...new Set(rejectorsOf(row))].toSorted(),
        gasTokenInfo: null,
        trusted: row.trusted,
        proposer: row.proposer,
        proposedByDelegate: row.delegate,
      },
      txHash,
      safeAppInfo,
      note,
    }
  }

  const isInForce = (owner: Address, at: number) =>
    !chain.removals.some((removal) => removal.owner === owner && removal.at >= at)

  function messages(): Item[] {
    const asked = facts.filter((fact) => fact.kind === 'message').toSorted((a, b) => b.at - a.at)
    return asked.flatMap((message, index) => {
      const given = facts
        .filter((fact) => fact.kind === 'message' || fact.kind === 'messageConfirmation')
        .filter(
          ({ messageHash, owner, at }) =>
            messageHash === message.messageHash && isInForce(owner, at) && state.owners.includes(owner),
        )
        // An owner who was removed signs again; then a reorg undoes the removal, and both signatures count.
        .filter(({ owner }, place, all) => all.findIndex((one) => one.owner === owner) === place)
      const all = facts.filter((fact) => 'messageHash' in fact && fact.messageHash === message.messageHash)
      const isConfirmed = given.length >= state.threshold
      const midnight = Math.floor(message.at / DAY_MS) * DAY_MS
      const before = asked[index - 1]
      const isNewDay = before === undefined || Math.floor(before.at / DAY_MS) * DAY_MS !== midnight
      const item = {
        type: 'MESSAGE',
        messageHash: message.messageHash,
        status: isConfirmed ? 'CONFIRMED' : 'NEEDS_CONFIRMATION',
        logoUri: null,
        name: null,
        message: message.message,
        creationTimestamp: message.at,
        modifiedTimestamp: all.at(-1)?.at ?? message.at,
        confirmationsSubmitted: given.length,
        confirmationsRequired: state.threshold,
        proposedBy: message.owner,
        confirmations: given.map(({ owner, signature }) => ({ owner, signature })),
        preparedSignature: isConfirmed ? packMessageSignatures(given) : null,
        origin: null,
      }
      return isNewDay ? [{ type: 'DATE_LABEL', timestamp: midnight }, item] : [item]
    })
  }

  function delegates(): Item[] {
    const present = new Map<string, Item & { owner: Address; at: number }>()
    for (const fact of facts) {
      if (fact.kind === 'delegateRemoval') present.delete(`${fact.delegator}${fact.delegate}`)
      if (fact.kind === 'delegate') {
        const { delegate, delegator, label, at } = fact
        present.set(`${delegator}${delegate}`, {
          safe,
          delegate,
          delegator,
          label,
          expiryDate: null,
          addedAt: at,
          owner: delegator,
          at,
        })
      }
    }
    return [...present.values()]
      .filter(({ owner, at }) => isInForce(owner, at))
      .map(({ owner: _owner, at: _at, ...item }) => item)
      .toSorted((a, b) =>
        `${String(a['delegator'])}${String(a['delegate'])}` < `${String(b['delegator'])}${String(b['delegate'])}`
          ? -1
          : 1,
      )
  }

  const trustedNonces = rows.filter(({ trusted }) => trusted).map(({ nonce }) => nonce)
  return {
    rows,
    history,
    queue,
    details,
    messages,
    delegates,
    multisigTransactions: () =>
      rows
        .filter(({ trusted }) => trusted)
        .toSorted((a, b) => b.nonce - a.nonce || b.submittedAt - a.submittedAt)
        .map((row) => asRow(toItem(row))),
    moduleTransactions: () =>
      moduleItems.toSorted((a, b) => b.at - a.at || b.logIndex - a.logIndex).map(({ item }) => asRow(item)),
    incomingTransfers: (trusted: boolean) =>
      chain.movements
        .filter((movement) => movement.to === safe && isShown(movement, trusted))
        .toSorted((a, b) => b.at - a.at || b.logIndex - a.logIndex)
        .map((movement) => asRow(toMovementItem(movement))),
    nonces: () => ({
      currentNonce: state.nonce,
      recommendedNonce: Math.max(state.nonce, ...trustedNonces.map((nonce) => nonce + 1)),
    }),
    safe: () => ({
      address: safe,
      chainId,
      nonce: state.nonce,
      threshold: state.threshold,
      owners: state.owners,
      implementation: state.singleton,
      modules: state.modules.length === 0 ? null : state.modules,
      fallbackHandler: state.fallbackHandler,
      guard: state.guard,
      moduleGuard: null,
      version: `${state.version}+L2`,
      implementationVersionState: state.version === '1.3.0' ? 'OUTDATED' : 'UP_TO_DATE',
    }),
  }
}

export const sortBySigner = <Confirmation extends { signer: unknown }>(list: readonly Confirmation[]): Confirmation[] =>
  list.toSorted((a, b) => (String(a.signer).toLowerCase() < String(b.signer).toLowerCase() ? -1 : 1))
