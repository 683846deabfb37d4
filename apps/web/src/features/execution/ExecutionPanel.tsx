import { formatUnits, type Hex } from '@countersign/safe/light'
import {
  AddressLabel,
  BlockNumber,
  CopyButton,
  CountersignRing,
  OutcomePanel,
  OutcomeText,
  ProgressSteps,
  ProvenanceMark,
  TimeText,
  type ProgressStep,
  type RingState,
} from '@countersign/ui'
import { Button } from '@mantine/core'
import { pendingStore, usePending } from '../../shared/execution/pendingStore.ts'
import type { ExecutionFailure, PendingExecution } from '../../shared/execution/PendingExecution.ts'
import { useAccount } from '../../shared/url/useAccount.ts'
import { progressOf, type ExecutionStep } from './progressOf.ts'

const FAILED: Record<ExecutionFailure, { title: string; after: string }> = {
  reverted: {
    title: 'Failed, nothing moved',
    after: 'Everything was undone. The nonce is still free and the signatures stay valid, so it can be tried again.',
  },
  'inner-failed': {
    title: 'Failed inside, the nonce is used',
    after: 'The chain took it, but the call inside failed. To try again it must be proposed with a new nonce.',
  },
  replaced: {
    title: 'Replaced in the wallet',
    after: 'Nothing moved. The signatures stay valid, so it can be executed again.',
  },
  'nonce-taken': { title: 'Replaced by another transaction', after: 'Nothing moved and no fee was paid for this one.' },
  timeout: { title: 'No block took it yet', after: 'Nothing is lost: it is still waiting where the wallet sent it.' },
}
const RETRYABLE: readonly ExecutionFailure[] = ['reverted', 'replaced']

/** Where an execution stands: submitted, in a block, indexed, or how it ended and what can be done. */
export function ExecutionPanel({ safeTxHash }: { safeTxHash: Hex }) {
  const { key, chain } = useAccount()
  const pending = usePending(key, safeTxHash)
  if (pending === null) return null
  const { failure, phase } = pending
  const tone =
    failure === null
      ? 'ink'
      : failure.kind === 'nonce-taken'
        ? 'void'
        : failure.kind === 'timeout'
          ? 'caution'
          : 'danger'
  const ring: RingState = failure ? 'failed' : phase === 'indexed' ? 'executed' : 'ready'
  return (
    <OutcomePanel
      label="Progress"
      live
      tone={tone}
      ring={<CountersignRing required={1} signed={1} state={ring} size={44} label="" />}
      title={failure ? FAILED[failure.kind].title : TITLES[phase]}
      detail={failure ? failure.reason : phase === 'indexed' ? null : 'You can leave this page.'}
      actions={<Actions pending={pending} />}
    >
      <ProgressSteps steps={progressOf(pending).map((step) => toStep(step, pending))} />
      {failure && <OutcomeText>{FAILED[failure.kind].after}</OutcomeText>}
      {pending.fee !== null && (
        <OutcomeText>
          {formatUnits(BigInt(pending.fee), chain.nativeCurrency.decimals, { maxFraction: 6 })}{' '}
          {chain.nativeCurrency.symbol} for gas, paid by{' '}
          <AddressLabel address={pending.sender} form="inline" size={16} />
        </OutcomeText>
      )}
    </OutcomePanel>
  )
}

const TITLES: Record<PendingExecution['phase'], string> = {
  sent: 'Submitted, waiting for a block',
  mined: 'In a block, waiting to be indexed',
  indexed: 'Executed',
  failed: 'Failed',
}

function toStep({ name, state, at }: ExecutionStep, pending: PendingExecution): ProgressStep {
  return {
    name,
    state,
    at: at === null ? undefined : <TimeText at={at} form="time" />,
    detail:
      name === 'In block' && pending.block !== null ? (
        <>
          <BlockNumber block={BigInt(pending.block)} /> <ProvenanceMark source="chain" />
        </>
      ) : name === 'Indexed' && state !== 'done' ? (
        'then in History and balances'
      ) : undefined,
  }
}

function Actions({ pending }: { pending: PendingExecution }) {
  const { chain } = useAccount()
  const template = chain.blockExplorerUriTemplate.txHash
  const kind = pending.failure?.kind
  return (
    <>
      {kind === 'timeout' && (
        <Button
          size="xs"
          onClick={() => pendingStore.put({ ...pending, phase: 'sent', failure: null, misses: 0, sentAt: Date.now() })}
        >
          Check again
        </Button>
      )}
      {kind !== undefined && (
        <Button size="xs" onClick={() => pendingStore.remove(pending)}>
          {RETRYABLE.includes(kind) ? 'Try again' : 'Close'}
        </Button>
      )}
      {template.startsWith('http') && (
        <Button
          size="xs"
          variant="subtle"
          component="a"
          href={template.replace('{{txHash}}', pending.txHash)}
          target="_blank"
          rel="noreferrer"
        >
          Explorer
        </Button>
      )}
      <CopyButton value={pending.txHash} label="transaction hash" />
    </>
  )
}
