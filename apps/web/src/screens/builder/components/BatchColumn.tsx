import type { SafeState } from '@countersign/api'
import { findContractByAddress } from '@countersign/chains'
import { type Address, errorText } from '@countersign/primitives'
import { Icon, ProvenanceMark, SectionHeading, toasts, RichText } from '@countersign/ui'
import { ActionIcon, Button, TextInput } from '@mantine/core'
import { useLayoutEffect, useRef } from 'react'
import { batchOf } from '../../../data/chain-access/draftOf.ts'
import { Advanced } from '../../../parts/forms/Advanced.tsx'
import { NonceField } from '../../../parts/forms/NonceField.tsx'
import { PlaceInQueue } from '../../../parts/forms/PlaceInQueue.tsx'
import type { NonceChoice } from '../../../parts/forms/useNonceChoice.ts'
import { useRowFocus } from '../../../parts/forms/useRowFocus.ts'
import { emptyCall, type BuilderCall } from '../model/BuilderCall.ts'
import type { BuilderApi } from '../useBuilder.ts'
import { useCallOrder } from '../useCallOrder.ts'
import type { BuilderState } from '../useChecked.ts'
import { nameOf, type SavedBatchesApi } from '../useSavedBatches.ts'
import { BatchRow } from './BatchRow.tsx'
import styles from './Builder.module.css'
import { builderMessages as messages } from '../builderMessages.ts'

type Props = {
  readonly builder: BuilderApi
  readonly state: BuilderState
  readonly kept: SavedBatchesApi
  readonly nonceChoice: NonceChoice
  readonly safe: SafeState | undefined
}

const MOST_NAME_CHARACTERS = 60

/** The calls in order, and the saved batches. */
export function BatchColumn({ builder, state, kept, nonceChoice, safe }: Props) {
  const { batch, index } = builder
  const count = batch.calls.length
  const order = useCallOrder(builder)
  const { list, button, goTo } = useRowFocus(batch.calls)
  const goToForm = useCallFocus(builder.call.id)
  const add = (call: BuilderCall) => {
    goToForm()
    builder.add([call])
  }
  const remove = (id: string) => {
    const at = batch.calls.findIndex((call) => call.id === id)
    const call = batch.calls[at]
    goTo(at)
    builder.remove(id)
    if (!call) return
    toasts.show({
      kind: 'info',
      title: messages.removed(at + 1),
      action: { label: messages.undo, onClick: () => builder.insert(at, call) },
    })
  }
  return (
    <section aria-label={messages.batch} className={styles.batch}>
      <SectionHeading
        title={messages.batch}
        count={
          nonceChoice.nonceText === ''
            ? messages.calls(count)
            : messages.callsAtNonce({ count, nonce: nonceChoice.nonceText })
        }
      />
      <ol ref={list} className={`cs-panel ${styles.calls}`}>
        {batch.calls.map((call, place) => (
          <BatchRow
            key={call.id}
            call={call}
            number={place + 1}
            isOpen={place === index}
            isLast={place === count - 1}
            checked={state.checked[place]}
            context={state.context}
            onOpen={() => builder.open(call.id)}
            drop={order.dropAt(call.id)}
            drag={order.handlersOf(call.id)}
            onMoveTo={(to) => order.moveTo(call.id, to - 1)}
            onDuplicate={() => {
              goToForm()
              builder.duplicate(call.id)
            }}
            onRemove={() => remove(call.id)}
          />
        ))}
      </ol>
      <span className="cs-visually-hidden" role="status">
        {order.announcement}
      </span>
      <div className={styles.adds}>
        <Button ref={button} size="xs" leftSection={<Icon name="plus" />} onClick={() => add(emptyCall())}>
          {messages.addCall}
        </Button>
        <Button size="xs" variant="subtle" onClick={() => add(emptyCall({ mode: 'transfer' }))}>
          {messages.addTransfer}
        </Button>
      </div>
      <p className={styles.quiet}>{count > 1 ? <RunBy state={state} safe={safe} /> : messages.order}</p>
      <TextInput
        label={<RichText text={messages.name} slots={{ note: (words) => <small>{words}</small> }} />}
        placeholder={messages.unnamed}
        maxLength={MOST_NAME_CHARACTERS}
        value={batch.name}
        onChange={(event) => builder.setName(event.currentTarget.value)}
      />
      <div className={styles.quiet}>
        <PlaceInQueue choice={nonceChoice} />
      </div>
      <Advanced isFilled={batch.nonce !== null} hasProblem={nonceChoice.nonceProblem !== null}>
        <NonceField id="batch-nonce" choice={nonceChoice} onChange={builder.setNonce} />
      </Advanced>
      {(count > 1 || state.checked[0]?.call) && (
        <button
          type="button"
          className="cs-link"
          onClick={() => {
            const before = batch
            goToForm()
            builder.startOver()
            toasts.show({
              kind: 'info',
              title: messages.emptied,
              action: { label: messages.undo, onClick: () => builder.replace(before) },
            })
          }}
        >
          {messages.startOver}
        </button>
      )}
      {kept.list.length > 0 && (
        <section aria-label={messages.savedBatches}>
          <SectionHeading title={messages.saved} level={3} />
          <ul className={`cs-panel ${styles.saved}`}>
            {kept.list.map((saved) => {
              const name = nameOf(saved.name, saved.calls.length)
              return (
                <li key={saved.id}>
                  <button type="button" className="cs-link" onClick={() => kept.load(saved)}>
                    {name}
                  </button>
                  <span>{messages.calls(saved.calls.length)}</span>
                  <ActionIcon aria-label={messages.removeSaved(name)} onClick={() => kept.remove(saved)}>
                    <Icon name="trash" size={16} />
                  </ActionIcon>
                </li>
              )
            })}
          </ul>
        </section>
      )}
    </section>
  )
}

/** The contract that will execute the batch, or why none can. */
function RunBy({ state, safe }: { state: BuilderState; safe: SafeState | undefined }) {
  if (!safe) return messages.allOrNone
  const runner = runnerOf(state, safe)
  if (!runner.ok) return runner.reason
  const contract = findContractByAddress(runner.address)[0]
  return (
    <>
      {messages.allOrNoneBy(contract ? `${contract.name} ${contract.version}` : runner.address)}{' '}
      <ProvenanceMark source={contract ? 'chain' : 'service'} />
    </>
  )
}

type Runner = { readonly ok: true; readonly address: Address } | { readonly ok: false; readonly reason: string }

function runnerOf({ account }: BuilderState, safe: SafeState): Runner {
  const call = { operation: 0 as const, to: account.safe, value: 0n, data: '0x' as const }
  try {
    return { ok: true, address: batchOf([call, call], { chain: account.chain, safe, nonce: 0n }).to }
  } catch (error) {
    return { ok: false, reason: errorText(error) }
  }
}

/**
 * Moves the focus to the form of a new call, where its contract or recipient is chosen.
 * @param id of the open call
 * @returns a function that requests the focus for the next call that opens
 */
function useCallFocus(id: string): () => void {
  const isNext = useRef(false)
  useLayoutEffect(() => {
    if (!isNext.current) return
    isNext.current = false
    document.querySelector<HTMLElement>('#call-contract :is(input, select)')?.focus()
  }, [id])
  return () => {
    isNext.current = true
  }
}
