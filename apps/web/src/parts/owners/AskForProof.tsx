import { errorText, type Address, shortenAddress } from '@countersign/primitives'
import { FieldNote, Icon, RichText, TimeText, VerdictBadge, useCopy } from '@countersign/ui'
import { Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useNames } from '../../data/names/useNames.ts'
import { keepAskedProof, useAskedProof } from '../../data/storage/askedProofs.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import { useWallet } from '../../data/wallet/walletStore.ts'
import styles from './AskForProof.module.css'
import type { ProofRequest } from './proofRequestOf.ts'
import { useOwnerProof, type OwnerProofState } from './useOwnerProof.ts'
import { ownerProofMessages } from './ownerProofMessages.ts'
import { lazyPart } from '../status/lazyPart.tsx'

const ShowRequest = lazyPart(() => import('./ShowRequest.tsx').then(({ ShowRequest }) => ({ default: ShowRequest })))
const EnterAnswer = lazyPart(() => import('./EnterAnswer.tsx').then(({ EnterAnswer }) => ({ default: EnterAnswer })))

type Props = {
  readonly owner: Address
  /** The name that the editor gave the owner; empty for the known name. */
  readonly name?: string
  /** Whether there is code at the owner's address; undefined while loading. */
  readonly isContract: boolean | undefined
  /** Called when the proof was verified and stored. */
  readonly onProven?: () => void
}

/** Asks a future owner, on another machine, to prove control of its key: with a link, a code or a file. Reads the answer here. */
export function AskForProof({ owner, name = '', isContract, onProven = () => {} }: Props) {
  const { chain, safe } = useAccount()
  const { nameOf } = useNames()
  const wallet = useWallet()
  const proof = useOwnerProof(owner, isContract)
  const known = nameOf(owner, chain.chainId)?.name ?? shortenAddress(owner)
  const who = name === '' ? known : name
  const request: ProofRequest = {
    owner,
    accountName: nameOf(safe, chain.chainId)?.name ?? '',
    askedBy: (wallet.address && nameOf(wallet.address, chain.chainId)?.name) ?? '',
  }
  if (proof.state === 'proven') return <Proven who={who} at={proof.provenAt} />
  return (
    <section className={styles.panel} aria-label={ownerProofMessages.proofOf({ who })}>
      <div className={styles.head}>
        <b>{isContract === true ? ownerProofMessages.askAccount({ who }) : ownerProofMessages.askKey({ who })}</b>
        <Marks owner={owner} proof={proof} />
      </div>
      <p>{ownerProofMessages.howToProve}</p>
      <Ways request={request} who={who} onProven={onProven} />
    </section>
  )
}

function Proven({ who, at }: { who: string; at: number | null }) {
  return (
    <p className={styles.proven}>
      <VerdictBadge verdict="verified" label={ownerProofMessages.controlProved} quiet />{' '}
      {at === null ? (
        ownerProofMessages.signedFor({ who })
      ) : (
        <RichText text={ownerProofMessages.signedForAt({ who })} slots={{ time: <TimeText at={at} form="exact" /> }} />
      )}
    </p>
  )
}

function Marks({ owner, proof }: { owner: Address; proof: OwnerProofState }) {
  const { chain, safe } = useAccount()
  const askedAt = useAskedProof(chain.chainId, safe, owner)
  if (proof.state === 'wrong')
    return <VerdictBadge verdict="danger" label={ownerProofMessages.storedNotFromOwner} quiet />
  if (proof.state === 'unchecked')
    return <VerdictBadge verdict="unchecked" label={ownerProofMessages.storedNotChecked} quiet />
  if (askedAt === null) return null
  return (
    <span className={styles.state}>
      <VerdictBadge verdict="caution" label={ownerProofMessages.noAnswerYet} quiet />{' '}
      <RichText text={ownerProofMessages.askedAt} slots={{ time: <TimeText at={askedAt} form="relative" /> }} />
    </span>
  )
}

type WaysProps = { readonly request: ProofRequest; readonly who: string; readonly onProven: () => void }

/** The buttons that send the request, and the button that reads the answer. */
function Ways({ request, who, onProven }: WaysProps) {
  const { chain, safe } = useAccount()
  const [open, setOpen] = useState<'code' | 'answer' | null>(null)
  const { owner } = request
  const link = useProofLink(request)
  const { outcome, copy } = useCopy(link.data ?? '')
  const asked = () => keepAskedProof({ chainId: chain.chainId, account: safe, owner, at: Date.now() })
  return (
    <>
      <div className={styles.row}>
        <TextInput
          className={styles.link}
          aria-label={ownerProofMessages.linkFor({ who })}
          readOnly
          data-code
          size="xs"
          value={link.data ?? ''}
          onFocus={(event) => event.currentTarget.select()}
          onCopy={asked}
        />
        <Button
          size="xs"
          leftSection={<Icon name="copy" />}
          disabled={link.data === undefined}
          onClick={() => {
            copy()
            asked()
          }}
        >
          {outcome === 'copied'
            ? ownerProofMessages.copied
            : outcome === 'failed'
              ? ownerProofMessages.notCopied
              : ownerProofMessages.copyLink}
        </Button>
        <Button
          size="xs"
          leftSection={<Icon name="qrcode" />}
          onClick={() => {
            setOpen('code')
            // From now on a camera may read the code.
            asked()
          }}
        >
          {ownerProofMessages.showCode}
        </Button>
        <Button size="xs" variant="subtle" onClick={() => setOpen('answer')}>
          {ownerProofMessages.enterAnswer}
        </Button>
      </div>
      {link.error && <FieldNote kind="error">{errorText(link.error)}</FieldNote>}
      <Suspense>
        {open === 'code' && <ShowRequest {...{ request, who }} onTaken={asked} onClose={() => setOpen(null)} />}
        {open === 'answer' && (
          <EnterAnswer
            {...{ owner, who }}
            onClose={() => setOpen(null)}
            onProven={() => {
              setOpen(null)
              onProven()
            }}
          />
        )}
      </Suspense>
    </>
  )
}

/** The encrypted request is in the URL fragment, which browsers do not send to a server. */
function useProofLink(request: ProofRequest) {
  const { chain, safe } = useAccount()
  return useQuery({
    queryKey: ['proof-link', chain.chainId, safe, request],
    queryFn: async () => {
      const { proofLinkOf } = await import('./proofRequestOf.ts')
      return proofLinkOf(chain, safe, request)
    },
    staleTime: Infinity,
    retry: false,
    meta: { persist: false },
  })
}
