/** The subject of a service's answer; several routes can return the same subject. */
export type Subject = keyof typeof PLACES

/** Method and path of each subject, as in the service's OpenAPI document. */
const PLACES = {
  boot: ['GET', '/boot.json'],
  config: ['GET', '/config.json'],
  chains: ['GET', '/v1/chains'],
  safe: ['GET', '/v1/chains/{}/safes/{}'],
  nonces: ['GET', '/v1/chains/{}/safes/{}/nonces'],
  overviews: ['GET', '/v1/safes'],
  ownerSafes: ['GET', '/v3/owners/{}/safes'],
  balances: ['GET', '/v1/chains/{}/safes/{}/balances/{}'],
  collectibles: ['GET', '/v2/chains/{}/safes/{}/collectibles'],
  inbox: ['POST', '/v1/inbox'],
  queue: ['GET', '/v1/chains/{}/safes/{}/transactions/queued'],
  history: ['GET', '/v1/chains/{}/safes/{}/transactions/history'],
  transaction: ['GET', '/v1/chains/{}/transactions/{}'],
  transactions: ['GET', '/v1/chains/{}/transactions'],
  multisig: ['GET', '/v1/chains/{}/safes/{}/multisig-transactions'],
  estimation: ['POST', '/v2/chains/{}/safes/{}/multisig-transactions/estimations'],
  preview: ['POST', '/v1/chains/{}/transactions/{}/preview'],
  view: ['POST', '/v1/chains/{}/safes/{}/views/transaction-confirmation'],
  decoder: ['POST', '/v1/chains/{}/data-decoder'],
  contract: ['GET', '/v1/chains/{}/contracts/{}'],
  creation: ['GET', '/v1/chains/{}/safes/{}/transactions/creation'],
  undeployed: ['GET', '/v1/chains/{}/safes/{}/undeployed'],
  messages: ['GET', '/v1/chains/{}/safes/{}/messages'],
  message: ['GET', '/v1/chains/{}/messages/{}'],
  sharedBook: ['GET', '/v1/chains/{}/safes/{}/shared-book'],
  apps: ['GET', '/v1/chains/{}/safe-apps'],
  manifest: ['GET', '/v1/safe-apps/manifest'],
  authNonce: ['GET', '/v1/auth/nonce'],
  indexing: ['GET', '/v1/chains/{}/about/indexing'],
  propose: ['POST', '/v1/chains/{}/transactions/{}/propose'],
  confirm: ['POST', '/v1/chains/{}/transactions/{}/confirmations'],
} as const

const patterns = Object.entries(PLACES).map(
  ([subject, [method, path]]) =>
    [subject, method, new RegExp(`^${path.replaceAll('{}', '[^/]+').replaceAll('.', '\\.')}$`)] as const,
)

/** The subject of a request; null for files of the page, the event stream and routes without lies. */
export function subjectOf(method: string, pathname: string): Subject | null {
  const found = patterns.find(([, its, pattern]) => its === method && pattern.test(pathname))
  return found ? nameOf(found[0]) : null
}

/**
 * Method and path of a subject, with `{}` for each parameter.
 *
 * @example
 * placeOf('safe') // 'GET /v1/chains/{}/safes/{}'
 */
export const placeOf = (subject: Subject): string => PLACES[subject].join(' ')

/** Whether an answer about `subject` contains `other`: the answer with several transactions contains each of them. */
export const isAbout = (subject: Subject | null, other: Subject): boolean =>
  subject === other || (subject === 'transactions' && other === 'transaction')

/** The same subjects inside the page's first answer, by their names there. */
export const IN_BOOT: Partial<Record<Subject, string>> = {
  config: 'config',
  chains: 'chains',
  safe: 'safe',
  queue: 'queue',
  history: 'history',
  balances: 'balances',
}

const isSubject = (name: string): name is Subject => name in PLACES

function nameOf(name: string): Subject {
  if (!isSubject(name)) throw new Error(`${name} is not a subject`)
  return name
}
