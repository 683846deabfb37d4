import { isServicePath } from '@countersign/api/isServicePath'
import { answerWithFile } from './answerWithFile.ts'
import { answerWithPage } from './answerWithPage.ts'
import { openPushPage, showPush } from './answerPush.ts'
import { buildNumber, dropOldBuilds, keepBuild } from './keptBuild.ts'
import { isWorkerQuestion } from './WorkerQuestion.ts'

declare const self: ServiceWorkerGlobalScope

/** See docs/adr/0025-service-worker.md. Everything that it answers with was compared with the list of files of one build. */
self.addEventListener('install', (event) => event.waitUntil(keepBuild()))

self.addEventListener('activate', (event) => event.waitUntil(begin()))

async function begin(): Promise<void> {
  await dropOldBuilds()
  // Some browsers have none, and some refuse it.
  await self.registration.navigationPreload?.enable().catch(() => undefined)
  await self.clients.claim()
}

self.addEventListener('message', (event) => {
  const question: unknown = event.data
  if (!isWorkerQuestion(question)) return
  if (question === 'use-build') return void event.waitUntil(self.skipWaiting())
  event.waitUntil(buildNumber().then((number) => event.ports[0]?.postMessage(number)))
})

self.addEventListener('push', (event) => event.waitUntil(showPush(event.data)))

self.addEventListener('notificationclick', (event) => event.waitUntil(openPushPage(event.notification)))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || !url.href.startsWith(self.registration.scope)) return
  const name = url.pathname.slice(new URL(self.registration.scope).pathname.length)
  if (request.mode === 'navigate') {
    if (request.destination === 'document' && isPage(name)) event.respondWith(answerWithPage(event, name))
  } else if (name.startsWith('assets/') || /^[\w-]+\.(svg|png)$/.test(name))
    event.respondWith(answerWithFile(request, name))
})

/** A file, a part of the service and the checks for a second machine are answered by the host. */
const isPage = (name: string) =>
  !isServicePath(`/${name}`) && name !== 'verify' && (!/\.\w+$/.test(name) || name === 'index.html')
