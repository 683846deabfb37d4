import { useQuery } from '@tanstack/react-query'
import { isLocalHost } from './readAppUrl.ts'

/**
 * The part of a host that somebody had to register: `payout.tools` of `swap-cow.fi.payout.tools`. Below a host that gives
 * names to strangers (`github.io`) it is the stranger's. The whole host where there is none: localhost, an address.
 * @param host with or without port
 */
export async function registrableDomain(host: string): Promise<string> {
  const hostname = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : host
  if (isLocalHost(hostname)) return host
  const { getDomain } = await import('tldts')
  return getDomain(hostname, { allowPrivateDomains: true }) ?? host
}

/** The whole host until the list of public suffixes is here: never less than is true. */
export const useRegistrableDomain = (host: string): string =>
  useQuery({
    queryKey: ['registrable-domain', host],
    queryFn: () => registrableDomain(host),
    staleTime: Infinity,
    retry: false,
    meta: { persist: false },
  }).data ?? host
