import { rejections, type ResultOf } from '@countersign/app-bridge'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { AppPlace } from '../../../data/url/appOf.ts'
import { appPermissions, maySeeContacts, sharedContacts } from '../../../data/apps/appPermissions.ts'
import { AddressBookPrompt } from '../permissions/AddressBookPrompt.tsx'

type Permissions = ResultOf<'wallet_getPermissions'>
type Waiting = { resolve(granted: Permissions): void; reject(error: Error): void }

/** The contacts that an app may read: those granted before, and the prompt while it requests access. */
export function useContactsPrompt(app: Pick<AppPlace, 'origin'>, name: string, chainId: string) {
  const { origin } = app
  const [isAsking, setAsking] = useState(false)
  const waiting = useRef<Waiting | null>(null)
  const granted = () => appPermissions.get(origin)
  const permissions = (): Permissions => {
    const permission = granted()
    return maySeeContacts(permission)
      ? [{ invoker: origin, parentCapability: 'requestAddressBook', date: permission.contacts?.at }]
      : []
  }
  useEffect(() => () => waiting.current?.reject(rejections.permissions()), [])
  const prompt: ReactNode = isAsking && (
    <AddressBookPrompt
      app={{ name, origin }}
      chainId={chainId}
      onDone={(outcome) => {
        setAsking(false)
        if (outcome === 'granted') waiting.current?.resolve(permissions())
        else waiting.current?.reject(rejections.permissions())
        waiting.current = null
      }}
    />
  )
  return {
    prompt,
    permissions,
    isGranted: () => maySeeContacts(granted()),
    shared: (): ResultOf<'requestAddressBook'> => sharedContacts(granted(), chainId),
    /** Permissions granted before are not requested again. */
    request: (signal: AbortSignal): Promise<Permissions> =>
      maySeeContacts(granted())
        ? Promise.resolve(permissions())
        : new Promise((resolve, reject) => {
            waiting.current = { resolve, reject }
            setAsking(true)
            // The requesting document was closed.
            signal.addEventListener('abort', () => {
              setAsking(false)
              reject(rejections.permissions())
            })
          }),
  }
}
