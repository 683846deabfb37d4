import type { Message } from '@countersign/api'
import { CountersignRing, ListRow, ProvenanceMark, timeOfDay, VerdictBadge, RichText } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { describeInboxNeed } from '../../../parts/lists/describeInboxNeed.ts'
import { useConnection } from '../../../data/connection/connectionStore.ts'
import { hostOfOrigin, originOf } from '@countersign/describe/message'
import { chainStateQuery } from '../../../data/query/chainStateQuery.ts'
import { StatementText } from '../../../parts/transaction/StatementText.tsx'
import { textOf } from '@countersign/describe/transaction'
import { useViewContext } from '../../../parts/transaction/useViewContext.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { useWallet } from '../../../data/wallet/walletStore.ts'
import { messageCheckQuery } from '../read/messageCheckQuery.ts'
import { messageRowState } from '../model/messageRowState.ts'
import { messageRowWords } from '../model/messageRowWords.ts'
import { messageVerdict } from '../model/messageVerdict.ts'
import { messageRowMessages as words } from '../messageRowMessages.ts'

type Props = {
  readonly message: Message
  /** The first content is on screen, so hash and signatures can be checked now. */
  readonly mayCheck: boolean
}

/** A message in the inbox. Its content is attributed to the service until the page has computed its hash. */
export function NeededMessageRow({ message, mayCheck }: Props) {
  const { chain, safe, key, account } = useAccount()
  const { address: wallet } = useWallet()
  const { online, serviceLostAt } = useConnection()
  const context = useViewContext()
  const state = useQuery({ ...chainStateQuery(chain, safe), enabled: mayCheck }).data
  const check = useQuery(messageCheckQuery(chain, key, message, state)).data
  const { meaning, isFromService } = messageRowWords(message, context, check)
  const row = messageRowState(message, check, state, wallet, [])
  // The list contains this message because the service says that it needs this wallet. The owners on chain decide.
  const needsYou = check ? row.isYours && row.signed < row.required : true
  const signed = Math.min(row.signed, row.required)
  const title = textOf(meaning.title)
  const origin = originOf(message)
  const link = { to: '/safes/$safe/messages/$hash', params: { safe: account, hash: message.messageHash } } as const
  return (
    <ListRow
      ring={
        <CountersignRing
          size={36}
          required={row.required}
          signed={signed}
          excluded={check?.excluded ?? 0}
          state={needsYou ? 'yours' : 'open'}
        />
      }
      title={
        <>
          <Link {...link}>
            <RichText text={words.message} slots={{ title: <StatementText parts={meaning.title} isQuiet /> }} />
          </Link>{' '}
          {isFromService && <ProvenanceMark source="service" />}
        </>
      }
      meta={[
        needsYou
          ? describeInboxNeed({ act: 'sign', signed, required: row.required, ahead: null })
          : words.notNeeded({ signed, required: row.required }),
        meaning.label,
        ...(origin
          ? [
              <>
                {hostOfOrigin(origin)} <ProvenanceMark source="service" />
              </>,
            ]
          : []),
      ]}
      verdict={
        !online || serviceLostAt !== null ? (
          <VerdictBadge verdict="unchecked" label={words.asOf(timeOfDay(message.modifiedTimestamp))} />
        ) : (
          <VerdictBadge {...messageVerdict(message.message, meaning.kind, row.found)} />
        )
      }
      action={
        <Button
          variant={needsYou ? 'filled' : 'default'}
          size="xs"
          aria-label={words.reviewMessage(title)}
          renderRoot={(props) => <Link {...link} {...props} />}
        >
          {words.review}
        </Button>
      }
    />
  )
}
