import { SectionHeading, VerdictNote } from '@countersign/ui'
import { formatAccountAddress, shortenAddress } from '@countersign/primitives'
import { Button, Checkbox, NativeSelect } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorWords } from '../../../data/connection/errorWords.ts'
import type { AccountKey } from '../../../data/keys/queryKeys.ts'
import { useNames } from '../../../data/names/useNames.ts'
import type { BrowserSubscription } from '../../../data/notifications/push/browserPush.ts'
import type { PushRegistration } from '../../../data/notifications/push/pushStore.ts'
import {
  needsOwner,
  PUSH_TOPICS,
  type FollowedAccount,
  type PushTopic,
} from '../../../data/notifications/push/pushTopics.ts'
import { registerPush } from '../../../data/notifications/push/registerPush.ts'
import { useChains } from '../../../data/query/useChains.ts'
import { signedInAddress, signInFirst } from '../../../data/session/signInFirst.ts'
import { useAuth } from '../../../data/wallet/authStore.ts'
import { useWallet } from '../../../data/wallet/walletStore.ts'
import styles from './Push.module.css'
import { changesOf, pushDraft, withTopic } from './pushDraft.ts'
import { pushMessages as messages } from './pushMessages.ts'
import { writePushWords } from './writePushWords.ts'

type Props = {
  readonly accounts: readonly AccountKey[]
  readonly subscription: BrowserSubscription
  readonly registration: PushRegistration | null
}

const nameOf = ({ chainId, address }: FollowedAccount) => `${chainId}:${address.toLowerCase()}`

/** The events of each account. Nothing reaches the service before it is saved. */
export function WhatFor({ accounts, subscription, registration }: Props) {
  const saved = registration?.endpoint === subscription.endpoint ? registration : null
  const [edits, setEdits] = useState<ReadonlyMap<string, readonly PushTopic[]>>(new Map())
  const draft = pushDraft(saved, accounts).map((account) => ({
    ...account,
    topics: edits.get(nameOf(account)) ?? account.topics,
  }))
  const [chosen, setChosen] = useState('')
  const account = draft.find((one) => nameOf(one) === chosen) ?? draft[0]
  const titleOf = useAccountTitle()
  const save = useSave(subscription, draft, () => setEdits(new Map()))
  const changes = changesOf(saved, draft)
  if (account === undefined) return <p className={`cs-panel ${styles.empty}`}>{messages.noAccounts}</p>
  const change = (topic: PushTopic, isOn: boolean) =>
    setEdits(new Map(edits).set(nameOf(account), withTopic(account.topics, topic, isOn)))
  const copyToAll = () => setEdits(new Map(draft.map((one) => [nameOf(one), account.topics])))
  return (
    <section aria-labelledby="events-heading">
      <SectionHeading
        id="events-heading"
        title={messages.what}
        action={
          draft.length > 1 && (
            <button type="button" className="cs-link" onClick={copyToAll}>
              {messages.same}
            </button>
          )
        }
      />
      <div className="cs-panel">
        <div className={styles.account}>
          <NativeSelect
            label={messages.account}
            value={nameOf(account)}
            onChange={(event) => setChosen(event.currentTarget.value)}
            data={draft.map((one) => ({ value: nameOf(one), label: titleOf(one) }))}
          />
        </div>
        <ul className={styles.topics} aria-label={messages.event}>
          {PUSH_TOPICS.map((topic) => (
            <li key={topic}>
              <Checkbox
                label={messages[topic]}
                description={descriptionOf(topic)}
                checked={account.topics.includes(topic)}
                onChange={(event) => change(topic, event.currentTarget.checked)}
              />
            </li>
          ))}
        </ul>
        <SaveFoot draft={draft} saved={saved} changes={changes} save={save} />
      </div>
    </section>
  )
}

type Save = ReturnType<typeof useSave>
type FootProps = {
  readonly draft: readonly FollowedAccount[]
  readonly saved: PushRegistration | null
  readonly changes: number
  readonly save: Save
}

function SaveFoot({ draft, saved, changes, save }: FootProps) {
  const auth = useAuth()
  const wallet = useWallet()
  const wantsOwner = needsOwner(draft)
  const isProven = auth.status === 'authenticated'
  const isSaved = saved !== null && changes === 0
  return (
    <div className={styles.foot}>
      {wantsOwner && !isProven && !isSaved && <p>{messages.proof}</p>}
      {save.error && (
        <VerdictNote verdict="danger" announce title={messages.saveFailed}>
          {errorWords(save.error)}
        </VerdictNote>
      )}
      <div className={styles.save}>
        <span role="status">
          {isSaved
            ? draft.some(({ topics }) => topics.length > 0)
              ? messages.saved
              : messages.savedNothing
            : messages.unsaved(changes)}
          {isSaved && (
            <small>
              {saved.signer === null ? messages.unproven : messages.proven({ signer: shortenAddress(saved.signer) })}
            </small>
          )}
        </span>
        {!isSaved && (
          <Button variant="filled" loading={save.isPending} onClick={() => save.mutate()}>
            {!wantsOwner || isProven
              ? messages.save
              : wallet.address === null
                ? messages.connectAndSave
                : messages.signAndSave}
          </Button>
        )}
      </div>
    </div>
  )
}

function useSave(subscription: BrowserSubscription, draft: readonly FollowedAccount[], onSaved: () => void) {
  const client = useQueryClient()
  const chains = useChains()
  const names = useNames()
  return useMutation({
    mutationFn: async () => {
      const signer = needsOwner(draft) ? await signInFirst() : signedInAddress()
      // The person closed the dialog.
      if (signer === null && needsOwner(draft)) return
      await writePushWords(draft, chains, names)
      await registerPush(subscription, draft, signer)
      onSaved()
      await client.invalidateQueries({ queryKey: ['notification-devices'] })
    },
  })
}

function useAccountTitle(): (account: FollowedAccount) => string {
  const chains = useChains()
  const { nameOf: find } = useNames()
  return ({ chainId, address }) => {
    const chain = chains.find((one) => one.chainId === chainId)
    const place = chain ? chain.chainName : chainId
    const short = shortenAddress(address)
    const name = find(address, chainId)?.name
    return name === undefined
      ? `${chain ? formatAccountAddress({ shortName: chain.shortName, address }) : short}, ${place}`
      : `${name}, ${short}, ${place}`
  }
}

const descriptionOf = (topic: PushTopic): string | undefined =>
  topic === 'signature'
    ? messages.signatureText
    : topic === 'received'
      ? messages.receivedText
      : topic === 'module'
        ? messages.moduleText
        : undefined
