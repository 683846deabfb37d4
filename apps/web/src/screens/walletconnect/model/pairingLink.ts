export type PairingLink = { readonly ok: true; readonly uri: string } | { readonly ok: false; readonly reason: string }

const refused = (reason: string): PairingLink => ({ ok: false, reason })

/** Reads `wc:…@2?…`, or a link that carries one as `?uri=` or `?wc=`. @param now epoch milliseconds */
export function readPairingLink(text: string, now: number): PairingLink {
  const uri = inner(text.trim())
  if (uri === '') return refused('Paste the link that the dapp shows under WalletConnect.')
  const match = /^wc:([0-9a-f]+)@(\d+)\?(.+)$/i.exec(uri)
  const [, , version, query = ''] = match ?? []
  if (version === undefined)
    return refused('This is no WalletConnect link. It begins with wc: and is shown by the dapp beside its QR code.')
  if (version !== '2')
    return refused(`This link is of WalletConnect ${version}, which is switched off. The dapp must offer version 2.`)
  const parameters = new URLSearchParams(query)
  if (!parameters.get('symKey')) return refused('The link is not complete: its key is missing. Copy all of it.')
  const expiry = Number(parameters.get('expiryTimestamp') ?? Number.NaN) * 1000
  if (expiry < now) return refused('This link has expired. Let the dapp show a new one.')
  return { ok: true, uri }
}

function inner(text: string): string {
  if (/^wc:/i.test(text) || !URL.canParse(text)) return text
  const { searchParams } = new URL(text)
  return searchParams.get('uri') ?? searchParams.get('wc') ?? text
}
