import type { CardLayout } from '../card-formats'
import type { Layout } from './card-layout'
import { frame } from './frame'
import { initial } from './initial'
import { panel } from './panel'
import { rings } from './rings'
import { strip } from './strip'

/** The layouts a brand can choose from. */
export const layouts: Record<CardLayout, Layout> = { rings, frame, strip, panel, initial }
