import type { Chain } from '@countersign/api'
import { formatAccountAddress } from '@countersign/primitives'
import {
  BlockNumber,
  CopyButton,
  GroupedHex,
  Icon,
  OutcomePanel,
  OutcomeText,
  PageHeader,
  ProgressSteps,
  ProvenanceMark,
  TimeText,
  type ProgressStep as Step,
} from '@countersign/ui'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Creation } from '../creation/creationStore.ts'
import styles from './Create.module.css'

type Props = {
  readonly creation: Creation
  readonly chain: Chain
  readonly onRetry: () => void
  readonly onDone: () => void
}

/** Sent, in a block, indexed. The creation continues if the page is left and opened again. */
export function ProgressStep({ creation, chain, onRetry, onDone }: Props) {
  const { phase, name, address, failure, txHash } = creation
  const account = formatAccountAddress({ shortName: chain.shortName, address })
  const isFailed = phase === 'failed'
  const isLate = phase === 'sent' && creation.isLate
  return (
    <>
      <PageHeader
        title={
          phase === 'indexed' ? `“${name}” is ready` : isFailed ? `“${name}” was not created` : `Creating “${name}”`
        }
        subtitle={phase === 'indexed' ? 'It is pinned in this browser.' : `On ${chain.chainName}`}
      />
      <div className={styles.narrow}>
        <OutcomePanel
          label="Progress"
          live
          tone={isFailed ? 'danger' : 'ink'}
          ring={<Icon name={isFailed ? 'circle-x' : phase === 'indexed' ? 'circle-check' : 'hourglass'} size={32} />}
          title={isLate ? 'Sent, but not in a block yet' : TITLES[phase]}
          detail={<GroupedHex value={address} />}
          actions={
            <>
              {phase === 'indexed' && (
                <Button
                  variant="filled"
                  size="xs"
                  renderRoot={(props) => (
                    <Link to="/safes/$safe" params={{ safe: account }} onClick={onDone} {...props} />
                  )}
                >
                  Open the account
                </Button>
              )}
              {(isFailed || isLate) && (
                <Button size="xs" leftSection={<Icon name="refresh" />} onClick={onRetry}>
                  Back to review
                </Button>
              )}
              <CopyButton value={txHash} label="transaction hash" />
            </>
          }
        >
          <ProgressSteps steps={stepsOf(creation)} />
          {failure && <OutcomeText>{failure}</OutcomeText>}
          {isLate && (
            <OutcomeText>
              It has been pending for more than 5 minutes. Speed it up in the wallet, or go back to the review and send
              it again. Both transactions would create the same account, and only one of them can succeed.
            </OutcomeText>
          )}
        </OutcomePanel>
      </div>
    </>
  )
}

const TITLES: Record<Creation['phase'], string> = {
  sent: 'Sent, waiting for a block',
  mined: 'In a block, waiting to be indexed',
  indexed: 'Created',
  failed: 'Not created',
}

function stepsOf({ phase, sentAt, minedAt, endedAt, block }: Creation): Step[] {
  const time = (at: number | null) => (at === null ? undefined : <TimeText at={at} form="time" />)
  const isMined = minedAt !== null
  return [
    { name: 'Sent', state: 'done', at: time(sentAt) },
    {
      name: 'In block',
      state: isMined ? 'done' : phase === 'failed' ? 'failed' : 'current',
      at: time(isMined ? minedAt : phase === 'failed' ? endedAt : null),
      detail:
        block === null ? undefined : (
          <>
            <BlockNumber block={BigInt(block)} /> <ProvenanceMark source="chain" />
          </>
        ),
    },
    {
      name: 'Indexed',
      state: phase === 'indexed' ? 'done' : isMined && phase !== 'failed' ? 'current' : 'todo',
      at: time(phase === 'indexed' ? endedAt : null),
      detail: 'then you can open it like any other account',
    },
  ]
}
