import { SectionHeading, VerdictNote } from '@countersign/ui'
import { shortenAddress } from '@countersign/primitives'
import { Button, Checkbox, NativeSelect } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorWords } from '../../../data/connection/errorWords.ts'
import type { AccountKey } from '../../../data/keys/queryKeys.ts'
import { isAlwaysReported, mutedTopics, useMutedTopics } from '../../../data/notifications/mutedTopics.ts'
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
import { pushAccountKey } from '../../../offline/PushWords.ts'
import { useAccountTitle } from '../useAccountTitle.ts'
import styles from './Push.module.css'
import { changesOf, pushDraft, withTopic } from './pushDraft.ts'
import { pushMessages as messages } from './pushMessages.ts'
import { writePushWords } from './writePushWords.ts'

type Props = {
  readonly accounts: readonly AccountKey[]
  /** Null while this browser gets no messages when the page is closed. */
  readonly subscription: BrowserSubscription | null
  readonly registration: PushRegistration | null
}

const nameOf = ({ chainId, address }: FollowedAccount) => pushAccountKey(chainId, address)

/**
 * The events of each account: which are listed in this page, decided in this browser at once, and which are sent while it is closed. Nothing
 * reaches the service before it is saved.
 */
export function WhatFor({ accounts, subscription, registration }: Props) {
  const saved = registration?.endpoint === subscription?.endpoint ? registration : null
  const [edits, setEdits] = useState<ReadonlyMap<string, readonly PushTopic[]>>(new Map())
  const draft = pushDraft(saved, accounts).map((account) => ({
    ...account,
    topics: edits.get(nameOf(account)) ?? account.topics,
  }))
  const [chosen, setChosen] = useState('')
  const account = draft.find((one) => nameOf(one) === chosen) ?? draft[0]
  const titleOf = useAccountTitle()
  const muted = useMutedTopics()
  if (account === undefined) return <p className={`cs-panel ${styles.empty}`}>{messages.noAccounts}</p>
  const change = (topic: PushTopic, isOn: boolean) =>
    setEdits(new Map(edits).set(nameOf(account), withTopic(account.topics, topic, isOn)))
  const off = muted[nameOf(account)] ?? []
  const list = (topic: PushTopic, isOn: boolean) => mutedTopics.set(nameOf(account), withTopic(off, topic, !isOn))
  const copyToAll = () => {
    setEdits(new Map(draft.map((one) => [nameOf(one), account.topics])))
    for (const one of draft) mutedTopics.set(nameOf(one), off)
  }
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
        <table className={styles.topics}>
          <thead>
            <tr>
              <th scope="col">{messages.event}</th>
              <th scope="col">{messages.page}</th>
              {subscription && <th scope="col">{messages.browser}</th>}
            </tr>
          </thead>
          <tbody>
            {PUSH_TOPICS.map((topic) => (
              <tr key={topic}>
                <th scope="row">
                  {messages[topic]}
                  {descriptionOf(topic) !== undefined && <small>{descriptionOf(topic)}</small>}
                </th>
                <td>
                  {isAlwaysReported(topic) ? (
                    <span className={styles.quiet}>{messages.always}</span>
                  ) : (
                    <Checkbox
                      aria-label={`${messages[topic]}, ${messages.page}`}
                      checked={!off.includes(topic)}
                      onChange={(event) => list(topic, event.currentTarget.checked)}
                    />
                  )}
                </td>
                {subscription && (
                  <td>
                    <Checkbox
                      aria-label={`${messages[topic]}, ${messages.browser}`}
                      checked={account.topics.includes(topic)}
                      onChange={(event) => change(topic, event.currentTarget.checked)}
                    />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
        {subscription && <SaveFoot {...{ subscription, draft, saved }} onSaved={() => setEdits(new Map())} />}
      </div>
    </section>
  )
}

type FootProps = {
  readonly subscription: BrowserSubscription
  readonly draft: readonly FollowedAccount[]
  readonly saved: PushRegistration | null
  onSaved(): void
}

function SaveFoot({ subscription, draft, saved, onSaved }: FootProps) {
  const save = useSave(subscription, draft, onSaved)
  const changes = changesOf(saved, draft)
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

const descriptionOf = (topic: PushTopic): string | undefined => {
  switch (topic) {
    case 'signature':
      return messages.signatureText
    case 'ready':
      return messages.readyText
    case 'received':
      return messages.receivedText
    case 'module':
      return messages.moduleText
    case 'recovery':
      return messages.recoveryText
    default:
      return undefined
  }
}
