import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { Plugin } from 'vite'
import { showsDevtools } from '../src/dev/devtoolsCookie.ts'
import { developmentPolicy, STYLE_NONCE } from './developmentPolicy.ts'

/** Paths that the service answers; the development server answers all others. */
const SERVICE_PATHS =
  /^\/(?:(?:v\d+|tx-service|health|about|metrics|docs)(?:[/?]|$)|(?:boot|config|openapi)\.json(?:\?|$))/
/** How long a request waits for a service that is restarting. */
const PATIENCE_MS = 15_000

/**
 * Puts the development server in front of a running service, so that the page has one origin and the production headers: API requests are
 * forwarded, and the page gets the service's policy.
 */
export function developmentService(serviceUrl: string): Plugin {
  return {
    name: 'development-service',
    apply: 'serve',
    config: ({ server }) => ({
      html: { cspNonce: STYLE_NONCE },
      // Dependencies that Vite finds late would reload the page.
      optimizeDeps: { include: ['@tanstack/react-query-devtools'] },
      server: {
        port: server?.port ?? 5173,
        // Compiled while the chains start, so that the first page does not wait for it.
        warmup: { clientFiles: ['./src/main.tsx', './src/routes/_app/index.tsx'] },
        headers: {
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'no-referrer',
          'cross-origin-opener-policy': 'same-origin-allow-popups',
        },
        // The service identifies its own page by the host of the request.
        proxy: { [SERVICE_PATHS.source]: { target: serviceUrl, changeOrigin: false } },
      },
    }),
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const prepare = SERVICE_PATHS.test(request.url ?? '')
          ? untilListening(serviceUrl)
          : wantsPage(request)
            ? sendPolicy(serviceUrl, request, response)
            : Promise.resolve()
        prepare.then(() => next(), next)
      })
    },
  }
}

const wantsPage = ({ method, headers }: IncomingMessage) =>
  method === 'GET' && /\btext\/html\b/.test(headers.accept ?? '')

/** Sets the policy when the document is sent, because its inline scripts are known only then. */
async function sendPolicy(serviceUrl: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { cookie = '', host = 'localhost' } = request.headers
  const fromService = await readPolicy(serviceUrl, cookie)
  // The policy may change while the document stays the same, so the document is always sent completely.
  delete request.headers['if-none-match']
  const end = response.end.bind(response)
  // Vite sends a document in one piece.
  response.end = (...parts: unknown[]) => {
    const [html] = parts
    if (typeof html === 'string' && !response.headersSent && /html/.test(String(response.getHeader('content-type'))))
      response.setHeader(
        'content-security-policy',
        developmentPolicy({ html, host, fromService, withDevtools: showsDevtools(cookie) }),
      )
    return Reflect.apply(end, response, parts)
  }
}

const readPolicy = (serviceUrl: string, cookie: string): Promise<string | null> =>
  fetch(serviceUrl, { headers: { accept: 'text/html', cookie }, signal: AbortSignal.timeout(2000) }).then(
    ({ headers }) => headers.get('content-security-policy'),
    () => null,
  )

/** Waits while the service restarts. After that the proxy reports the failure. */
async function untilListening(serviceUrl: string): Promise<void> {
  const limit = performance.now() + PATIENCE_MS
  while (!(await isListening(new URL(serviceUrl))) && performance.now() < limit) await delay(100)
}

async function isListening({ hostname, port }: URL): Promise<boolean> {
  const socket = connect(Number(port), hostname)
  return once(socket, 'connect')
    .then(
      () => true,
      () => false,
    )
    .finally(() => socket.destroy())
}
