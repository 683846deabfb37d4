import { useQuery } from '@tanstack/react-query'
import { isLocalHost } from './readAppUrl.ts'

/**
 * The registered part of a host: `payout.tools` of `swap-cow.fi.payout.tools`. Below a host that gives names to users (`github.io`), the
 * user's name is included. The whole host when there is none: localhost, an IP address.
 * @param host with or without port
 */
export async function registrableDomain(host: string): Promise<string> {
  const hostname = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : host
  if (isLocalHost(hostname)) return host
  const { getDomain } = await import('tldts')
  return getDomain(hostname, { allowPrivateDomains: true }) ?? host
}

/** The whole host until the list of public suffixes is loaded, so that it is never shorter than the registered part. */
export const useRegistrableDomain = (host: string): string =>
  useQuery({
    queryKey: ['registrable-domain', host],
    queryFn: () => registrableDomain(host),
    staleTime: Infinity,
    retry: false,
    meta: { persist: false },
  }).data ?? host
