import type { Address } from '@countersign/primitives'
import { queryOptions } from '@tanstack/react-query'
import { serviceApi } from '../client/apiClient.ts'

const KEY = ['account-webhooks'] as const

/** The key of all queries about webhooks, to read them again after a change. */
export const webhookQueries = { queryKey: KEY }

/** The webhooks that the signed-in wallet registered at the service. */
export const webhooksQuery = (signer: Address | null) =>
  queryOptions({
    queryKey: [...KEY, signer],
    enabled: signer !== null,
    meta: { persist: false },
    queryFn: () => serviceApi().getWebhooks(),
  })

/** The last deliveries of a webhook. Read again while the log is open, because the service sends in the meantime. */
export const webhookDeliveriesQuery = (webhookId: string) =>
  queryOptions({
    queryKey: [...KEY, 'deliveries', webhookId],
    meta: { persist: false },
    staleTime: 0,
    refetchInterval: 10_000,
    queryFn: () => serviceApi().getWebhookDeliveries({ params: { webhookId } }),
  })
