import { browserFeatureMessages as messages } from './browserFeatureMessages.ts'

type BrowserFeature = keyof typeof messages

const isKnown = (name: string): name is BrowserFeature => Object.hasOwn(messages, name)

export const isBrowserFeature = (name: string): boolean => isKnown(name)

export const browserFeatureWords = (name: string): string => (isKnown(name) ? messages[name] : name)
