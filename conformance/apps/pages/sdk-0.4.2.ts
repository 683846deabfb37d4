import initSdk from 'sdk-0.4.2'
import { expose } from './expose.ts'

expose(initSdk())
