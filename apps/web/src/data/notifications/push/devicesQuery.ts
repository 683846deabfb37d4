import { queryOptions } from '@tanstack/react-query'
import type { Address } from '@countersign/primitives'
import { serviceApi } from '../../client/apiClient.ts'

/** The browsers and devices that the signed-in wallet registered at the service. */
export const devicesQuery = (signer: Address | null) =>
  queryOptions({
    queryKey: ['notification-devices', signer],
    enabled: signer !== null,
    meta: { persist: false },
    queryFn: () => serviceApi().getNotificationDevices(),
  })
