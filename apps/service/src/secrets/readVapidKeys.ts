import webPush from 'web-push'
import * as z from 'zod/mini'
import type { ServiceContext } from '../context/ServiceContext.ts'
import { readOrCreateSecret } from './readOrCreateSecret.ts'

const VapidKeys = z.object({ publicKey: z.string(), privateKey: z.string() })
export type VapidKeys = z.output<typeof VapidKeys>

/** The P-256 key pair that identifies this service to push services (RFC 8292). A new one would end every subscription. */
export async function readVapidKeys(context: Pick<ServiceContext, 'config' | 'db'>): Promise<VapidKeys> {
  const text = await readOrCreateSecret(context, 'push-vapid', () => JSON.stringify(webPush.generateVAPIDKeys()))
  return z.parse(VapidKeys, JSON.parse(text))
}

/** The key with which a browser subscribes; null when push is switched off. */
export async function readPushPublicKey(context: Pick<ServiceContext, 'config' | 'db'>): Promise<string | null> {
  return context.config.notifications.push ? (await readVapidKeys(context)).publicKey : null
}
