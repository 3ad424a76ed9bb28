/** Where the token of an invitation is encrypted for its way through the queue. */
export const invitationPlace = (id: string) => ({ table: 'invitations', rowId: id, projectId: '' })
