import { env } from '@/lib/env'
import { fetchMedia } from '@/lib/media/fetch-media'
import { measurePicture } from '@/lib/media/fit-picture'
import type { NetworkName } from '@/lib/networks/registry'
import type { StubAccount, StubWorld } from '@/lib/networks/stub'
import { isSandboxClient, sandboxClient } from '@/lib/platforms/sandbox-client'
import {
  findBearer,
  redeemAccessToken,
  redeemCode,
  redeemRefreshToken,
  revokeConsents,
  revokeToken,
} from './grants'
import {
  addSandboxMedia,
  changeSandboxMedia,
  findSandboxMedia,
  findUpload,
  listSandboxParts,
  md5OfSandboxPart,
  putSandboxPart,
} from './media'
import { changeNote, findNote, keepNote, notesAbout, removeNote } from './notes'
import {
  countRecentPosts,
  editSandboxPost,
  findDuplicate,
  findPostOfMedia,
  findSandboxPost,
  getMediaOwner,
  isSandboxPost,
  recentPosts,
  removeSandboxPost,
  storeSandboxPost,
} from './posts'

/**
 * What a network's stub works with: the tables of the sandbox, limited to this network's rows
 * (docs/decisions/0169).
 */
export function stubWorld(network: NetworkName): StubWorld {
  const own = ({ id }: StubAccount) => ({ id, network })
  return {
    url: `${env().APP_URL}/sandbox/api/${network}`,
    // This install's only app, whose redirect address is fixed: what the call registers is ignored, and the consent
    // page rejects other addresses.
    registerApp: async () => {
      const { clientId, clientSecret } = sandboxClient(network)
      return { id: clientId, secret: clientSecret }
    },
    findApp: async (id) => {
      const { clientId, redirectUri } = sandboxClient(network)
      return id === clientId ? { redirectUris: [redirectUri], scopes: null } : undefined
    },
    consentAddress: async (query) => `${env().APP_URL}/sandbox/${network}/oauth/authorize?${query}`,
    note: (account, key, value) => keepNote(own(account), key, value),
    changeNote: (account, key, value) => changeNote(own(account), key, value),
    findNote: (account, key) => findNote(own(account), key),
    notesAbout: (account, about) => notesAbout(own(account), about),
    removeNote: (account, key) => removeNote(own(account), key),
    isClient: (id, secret) => isSandboxClient(network, id, secret),
    redeemCode: (input) => redeemCode(network, input),
    redeemRefreshToken: (token) => redeemRefreshToken(network, token),
    redeemAccessToken: (token, seconds) => redeemAccessToken(network, token, seconds),
    revokeToken: (token) => revokeToken(network, token),
    revokeConsents: (token) => revokeConsents(network, token),
    findBearer: (token) => findBearer(network, token),
    addMedia: (account, media) => addSandboxMedia(own(account), media),
    findMedia: (account, remoteId) => findSandboxMedia(own(account), remoteId),
    findUpload: (remoteId) => findUpload(network, remoteId),
    changeMedia: changeSandboxMedia,
    putPart: putSandboxPart,
    listParts: listSandboxParts,
    partMd5: md5OfSandboxPart,
    findMediaOwner: getMediaOwner,
    addPost: (account, post) => storeSandboxPost(own(account), post),
    findPost: (account, remoteId) => findSandboxPost(own(account), remoteId),
    isPost: (remoteId) => isSandboxPost(network, remoteId),
    editPost: (account, remoteId, change) => editSandboxPost(own(account), remoteId, change),
    removePost: (account, remoteId) => removeSandboxPost(own(account), remoteId),
    findPostOfMedia,
    findDuplicate: (account, text) => findDuplicate(own(account), text),
    countRecentPosts: (account, seconds) => countRecentPosts(own(account), seconds),
    recentPosts: (account, limit) => recentPosts(own(account), limit),
    fetchMedia: (address) => fetchMedia(address, 'install').catch(() => undefined),
    sizeOfPicture: measurePicture,
  }
}
