import { Radio, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../data/client/apiClient.ts'
import { queryKeys } from '../../../data/keys/queryKeys.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { relayChoices, useIsRelayed } from '../../../signing/execution/feeChoices.ts'
import { relayMessages as messages } from '../../../signing/execution/relayMessages.ts'

type Props = {
  /** The name of the execution, see `feeChoices`. */
  readonly name: string
  /** All needed signatures are given, or will be before it is sent. */
  readonly isComplete: boolean
  readonly isDisabled: boolean
}

/** The wallet or the service sends the execution. Only where the operator pays on this network. */
export function PayerChoice({ name, isComplete, isDisabled }: Props) {
  const { key } = useAccount()
  const isRelayed = useIsRelayed(name)
  const { data, isError } = useQuery({
    queryKey: [...queryKeys.account(key), 'relays-remaining'],
    queryFn: ({ signal }) => api().getRelaysRemaining({ params: key, query: {}, signal }),
    staleTime: 10_000,
    retry: false,
    meta: { persist: false },
  })
  const isPossible = isComplete && data !== undefined && data.remaining > 0
  const detail = !isComplete
    ? messages.needsOwn
    : data
      ? data.remaining > 0
        ? messages.left(data)
        : messages.noneLeft(data.limit)
      : isError
        ? messages.unread
        : messages.reading
  return (
    <Radio.Group
      label={messages.payer}
      value={isRelayed ? 'service' : 'wallet'}
      onChange={(value) => relayChoices.set(name, value === 'service')}
    >
      <Stack gap="xs" mt="xs">
        <Radio value="wallet" label={messages.byWallet} disabled={isDisabled} />
        <Radio
          value="service"
          label={messages.byService}
          description={detail}
          disabled={isDisabled || (!isPossible && !isRelayed)}
        />
      </Stack>
    </Radio.Group>
  )
}
