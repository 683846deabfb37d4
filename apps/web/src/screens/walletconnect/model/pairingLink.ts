export type PairingLink = { readonly ok: true; readonly uri: string } | { readonly ok: false; readonly reason: string }

const refused = (reason: string): PairingLink => ({ ok: false, reason })

/**
 * Parses `wc:…@2?…`, or a link that contains one as `?uri=` or `?wc=`.
 * @param now epoch milliseconds
 */
export function readPairingLink(text: string, now: number): PairingLink {
  const uri = inner(text.trim())
  if (uri === '') return refused('Paste the link that the dapp shows under WalletConnect.')
  const match = /^wc:([0-9a-f]+)@(\d+)\?(.+)$/i.exec(uri)
  const [, , version, query = ''] = match ?? []
  if (version === undefined)
    return refused(
      'This is not a WalletConnect link. Such a link begins with wc:; the dapp shows it next to its QR code.',
    )
  if (version !== '2')
    return refused(`This link uses WalletConnect ${version}, which was shut down. The dapp must offer version 2.`)
  const parameters = new URLSearchParams(query)
  if (!parameters.get('symKey')) return refused('The link is incomplete: its key is missing. Copy the whole link.')
  const expiry = Number(parameters.get('expiryTimestamp') ?? Number.NaN) * 1000
  if (expiry < now) return refused('This link has expired. Let the dapp show a new one.')
  return { ok: true, uri }
}

function inner(text: string): string {
  if (/^wc:/i.test(text) || !URL.canParse(text)) return text
  const { searchParams } = new URL(text)
  return searchParams.get('uri') ?? searchParams.get('wc') ?? text
}
