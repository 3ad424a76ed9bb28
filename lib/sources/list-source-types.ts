import { type SourceTypeForm, sourceTypeForm } from './config-fields'
import { listConnectors } from './registry'

/** Every type of source a person can add, with the fields of its form; plain data, safe to hand to the browser. */
export const listSourceTypes = (): SourceTypeForm[] => listConnectors().map(sourceTypeForm)
