import { VerdictNote } from '@countersign/ui'
import { Button, Checkbox, NativeSelect, Radio, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { serviceApi } from '../../../data/client/apiClient.ts'
import { errorWords } from '../../../data/connection/errorWords.ts'
import type { AccountKey } from '../../../data/keys/queryKeys.ts'
import { DEFAULT_TOPICS, eventsOf, PUSH_TOPICS, type PushTopic } from '../../../data/notifications/push/pushTopics.ts'
import { webhookQueries } from '../../../data/notifications/webhooksQuery.ts'
import { withTopic } from '../push/pushDraft.ts'
import { pushMessages } from '../push/pushMessages.ts'
import { useAccountTitle } from '../useAccountTitle.ts'
import { webhookMessages as messages } from './webhookMessages.ts'
import styles from './Webhooks.module.css'

type Props = {
  readonly accounts: readonly AccountKey[]
  onClose(): void
  /** @param secret the key of the signatures, which the service sends only now */
  onRegistered(secret: string): void
}

const nameOf = ({ chainId, safe }: AccountKey) => `${chainId}:${safe}`

/** A new web address: for which account, where to, and which events. */
export function WebhookForm({ accounts, onClose, onRegistered }: Props) {
  const client = useQueryClient()
  const titleOf = useAccountTitle()
  const [chosen, setChosen] = useState('')
  const [url, setUrl] = useState('')
  const [isEvery, setEvery] = useState(true)
  const [topics, setTopics] = useState<readonly PushTopic[]>(DEFAULT_TOPICS)
  const account = accounts.find((one) => nameOf(one) === chosen) ?? accounts[0]
  const isEmpty = !isEvery && topics.length === 0
  const registering = useMutation({
    mutationFn: async () => {
      if (account === undefined) return
      const { chainId, safe } = account
      const body = { chainId, safe, url: url.trim(), types: isEvery ? [] : eventsOf(topics) }
      const { secret } = await serviceApi().registerWebhook({ body })
      await client.invalidateQueries(webhookQueries)
      onRegistered(secret)
    },
  })
  return (
    <form
      className={`cs-panel ${styles.form}`}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isEmpty) registering.mutate()
      }}
    >
      <NativeSelect
        label={messages.account}
        value={account === undefined ? '' : nameOf(account)}
        onChange={(event) => setChosen(event.currentTarget.value)}
        data={accounts.map((one) => ({
          value: nameOf(one),
          label: titleOf({ chainId: one.chainId, address: one.safe }),
        }))}
      />
      <TextInput
        label={messages.url}
        description={messages.urlHint}
        type="url"
        required
        autoFocus
        value={url}
        onChange={(event) => setUrl(event.currentTarget.value)}
      />
      <Radio.Group
        label={messages.events}
        value={isEvery ? 'every' : 'chosen'}
        onChange={(value) => setEvery(value === 'every')}
        error={isEmpty && messages.noEvent}
      >
        <div className={styles.topics}>
          <Radio value="every" label={messages.every} />
          <Radio value="chosen" label={messages.chosen} />
        </div>
      </Radio.Group>
      {!isEvery && (
        <div className={styles.topics}>
          {PUSH_TOPICS.map((topic) => (
            <Checkbox
              key={topic}
              label={pushMessages[topic]}
              checked={topics.includes(topic)}
              onChange={(event) => setTopics(withTopic(topics, topic, event.currentTarget.checked))}
            />
          ))}
        </div>
      )}
      {registering.error && (
        <VerdictNote verdict="danger" announce title={messages.refused}>
          {errorWords(registering.error)}
        </VerdictNote>
      )}
      <div className={styles.acts}>
        <Button type="submit" variant="filled" loading={registering.isPending} disabled={isEmpty}>
          {messages.save}
        </Button>
        <Button onClick={onClose}>{messages.cancel}</Button>
      </div>
    </form>
  )
}
