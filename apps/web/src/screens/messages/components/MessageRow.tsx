import type { Message } from '@countersign/api'
import { type Address, shortenAddress } from '@countersign/primitives'
import { CountersignRing, ListRow, ProvenanceMark, RowStatus, TimeText, timeOfDay, VerdictBadge } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useConnection } from '../../../data/connection/connectionStore.ts'
import { chainStateQuery } from '../../../data/query/chainStateQuery.ts'
import { StatementText } from '../../../parts/transaction/StatementText.tsx'
import { textOf, type ViewContext } from '@countersign/describe/transaction'
import { useAccount } from '../../../data/url/useAccount.ts'
import { messageCheckQuery } from '../read/messageCheckQuery.ts'
import { messageRowState } from '../model/messageRowState.ts'
import { messageRowWords } from '../model/messageRowWords.ts'
import { messageVerdict } from '../model/messageVerdict.ts'
import { hostOfOrigin, originOf } from '@countersign/describe/message'
import styles from './Messages.module.css'
import { messageRowMessages as words } from '../messageRowMessages.ts'

type Props = {
  readonly message: Message
  readonly context: ViewContext
  readonly wallet: Address | null
  readonly owners: readonly Address[]
  /** The first content is on screen, so hashes and signatures can be checked now. */
  readonly mayCheck: boolean
}

/**
 * One message: its content, the requesting app, the result of the checks, and the next action. A complete signature is offered on its page
 * alone, where the contract of the account and the spender of a permit are read too.
 */
export function MessageRow({ message, context, wallet, owners, mayCheck }: Props) {
  const { chain, safe, key, account } = useAccount()
  const { online, serviceLostAt } = useConnection()
  const state = useQuery({ ...chainStateQuery(chain, safe), enabled: mayCheck })
  const check = useQuery(messageCheckQuery(chain, key, message, state.data)).data
  const { meaning, isFromService } = messageRowWords(message, context, check)
  const origin = originOf(message)
  const isStale = !online || serviceLostAt !== null
  const row = messageRowState(message, check, state.data, wallet, owners)
  const { isConfirmed, isOnChain, isYours, signed, required, found } = row
  const params = { safe: account, hash: message.messageHash }
  const proposer = context.nameOf(message.proposedBy.value) ?? shortenAddress(message.proposedBy.value)
  const title = textOf(meaning.title)
  return (
    <ListRow
      ring={
        <CountersignRing
          required={required}
          signed={Math.min(signed, required)}
          excluded={check?.excluded ?? 0}
          state={isConfirmed ? 'executed' : isYours ? 'yours' : 'open'}
        />
      }
      title={
        <>
          <Link to="/safes/$safe/messages/$hash" params={params}>
            <StatementText parts={meaning.title} isQuiet />
          </Link>{' '}
          {isFromService && <ProvenanceMark source="service" />}
        </>
      }
      meta={[
        <span key="label">{meaning.label}</span>,
        ...(origin
          ? [
              <span key="origin">
                {hostOfOrigin(origin)} <ProvenanceMark source="service" />
              </span>,
            ]
          : []),
        <span key="time">
          {proposer},{' '}
          <TimeText at={message.creationTimestamp} form={isConfirmed ? 'time' : 'relative'} focusable={false} />
        </span>,
      ]}
      verdict={
        isStale ? (
          <VerdictBadge verdict="unchecked" label={words.asOf(timeOfDay(message.modifiedTimestamp))} />
        ) : (
          <VerdictBadge {...messageVerdict(message.message, meaning.kind, found)} />
        )
      }
      status={
        <RowStatus
          title={isConfirmed ? words.confirmed : isYours ? words.needsYou : words.waiting}
          detail={isOnChain ? words.onChain : words.signedOf({ signed, required })}
        />
      }
      action={
        <Button
          variant={isYours ? 'filled' : 'default'}
          size="xs"
          className={styles.act}
          aria-label={words.reviewOf(title)}
          renderRoot={(props) => <Link to="/safes/$safe/messages/$hash" params={params} {...props} />}
        >
          {words.review}
        </Button>
      }
    />
  )
}
