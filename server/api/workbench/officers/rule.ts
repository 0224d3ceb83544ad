// Defines for each workbench route the sign-in it needs, the member that names the person, and its use in maintenance.

export interface RouteRule {
  /** `nobody`: answered also while the computer is locked. `administrator`: requires one even if officers do not sign in otherwise. */
  readonly needs: 'nobody' | 'officer' | 'administrator';
  /** The member of the body or query that takes the name of the officer who is signed in, whatever was typed. */
  readonly signs?: 'who' | 'officer';
  /** Set if a request shows that a person is at the computer, which postpones the lock. */
  readonly isUse?: true;
  /** Answered at a kiosk without a sign-in. Only for routes that are needed to inspect an item and to decide on it. */
  readonly atKiosk?: true;
  /**
   * Answered during maintenance although its method may change something, because it only reads, revokes, or is needed for serving or
   * repair.
   */
  readonly goesOn?: true;
}

const through = <Rule extends RouteRule>(rule: Rule): RouteRule => ({ ...rule, goesOn: true });

const open: RouteRule = { needs: 'nobody' };
const officer: RouteRule = { needs: 'officer' };
const use: RouteRule = { needs: 'officer', isUse: true };
const who: RouteRule = { needs: 'officer', signs: 'who' };
const named: RouteRule = { needs: 'officer', signs: 'officer' };
const administrator: RouteRule = { needs: 'administrator' };
const signedByAdministrator: RouteRule = { needs: 'administrator', signs: 'who' };

/** A route that is missing here needs an administrator; a test reports it. */
export const RULES: Readonly<Record<string, RouteRule>> = {
  'GET /workbench/officers': open,
  'POST /workbench/officers/begin': open,
  'POST /workbench/officers/sign-in': through(open),
  'POST /workbench/officers/lock': through(open),
  'POST /workbench/officers/use': through(use),
  'POST /workbench/officers/second': through(officer),
  'PUT /workbench/officers/own-secret': officer,
  'GET /workbench/officers/log': officer,
  'POST /workbench/officers': administrator,
  'PUT /workbench/officers/rules': administrator,
  'PUT /workbench/officers/:id/secret': administrator,
  'PUT /workbench/officers/:id/role': administrator,
  'DELETE /workbench/officers/:id': administrator,

  'GET /workbench/state': { ...officer, atKiosk: true },
  'GET /workbench/self-test': officer,
  'GET /workbench/self-test/code': officer,
  'GET /workbench/scanner-setup': officer,
  'GET /workbench/settings': { ...officer, atKiosk: true },
  'PUT /workbench/settings': who,

  'POST /workbench/inspections': { ...use, atKiosk: true },
  'GET /workbench/inspections': officer,
  'GET /workbench/inspections/export': officer,
  'GET /workbench/inspections/again': officer,
  'GET /workbench/inspections/:id': officer,
  'POST /workbench/inspections/:id/again': officer,
  'POST /workbench/inspections/:id/decisions': { ...named, atKiosk: true },
  'GET /workbench/inspections/:id/completeness': officer,
  'GET /workbench/inspections/:id/shapes': officer,
  'GET /workbench/inspections/:id/slip': officer,
  'GET /workbench/inspections/:id/customs': officer,
  'POST /workbench/inspections/:id/declaration': named,
  'POST /workbench/inspections/:id/line': named,
  'POST /workbench/inspections/:id/hold': named,
  'GET /workbench/inspections/:id/quantities': officer,
  'POST /workbench/inspections/:id/measurement': named,
  'GET /workbench/holds': officer,
  'GET /workbench/erasures': officer,
  'PUT /workbench/erasures/rule': signedByAdministrator,
  'POST /workbench/inspections/:id/erase': signedByAdministrator,
  'GET /workbench/registry-snapshot': officer,
  'PUT /workbench/registry-snapshot': named,
  'DELETE /workbench/registry-snapshot': officer,
  'GET /workbench/want-list': officer,
  'GET /workbench/want-list/qr.png': officer,
  'GET /workbench/log': officer,
  'POST /workbench/log/check': through(officer),
  'POST /workbench/log/checkpoint': through(officer),
  'POST /workbench/log/compare': through(officer),
  'POST /workbench/log/cosign': officer,
  'GET /workbench/log/witnesses': officer,

  'GET /workbench/day': officer,
  'GET /workbench/runs': officer,
  'GET /workbench/runs/current': officer,
  'GET /workbench/runs/:id': officer,
  'POST /workbench/runs': named,
  'POST /workbench/runs/:id/pause': named,
  'POST /workbench/runs/:id/resume': named,
  'POST /workbench/runs/:id/close': named,
  'POST /workbench/runs/:id/decisions': named,
  'POST /workbench/runs/:id/notes': named,
  'POST /workbench/runs/:id/photos': named,
  'POST /workbench/runs/:id/declaration': named,
  'GET /workbench/runs/:id/customs': officer,
  'GET /workbench/runs/:id/export': officer,
  'GET /workbench/runs/:id/together': officer,
  'POST /workbench/runs/:id/parts': named,
  'POST /workbench/run-parts/incoming': officer,
  'PUT /workbench/run-parts/incoming': officer,
  'GET /workbench/runs/photos/:sha256': officer,
  'GET /workbench/runs/:id/evidence': officer,
  'GET /workbench/evidence': officer,
  'GET /workbench/evidence/desk': officer,
  'GET /workbench/evidence/slip': { ...officer, atKiosk: true },

  'GET /workbench/bulk': officer,
  'POST /workbench/bulk': officer,
  'GET /workbench/bulk/:id': officer,
  'DELETE /workbench/bulk/:id': officer,
  'POST /workbench/bulk/:id/pause': officer,
  'POST /workbench/bulk/:id/resume': officer,
  'POST /workbench/bulk/:id/cancel': officer,
  'POST /workbench/bulk/:id/retry': officer,
  'POST /workbench/bulk/:id/items': officer,
  'GET /workbench/bulk/:id/missing': officer,
  'GET /workbench/bulk/:id/rows': officer,
  'POST /workbench/bulk/:id/claims': officer,
  'GET /workbench/bulk/:id/items/:position/content': officer,
  'PUT /workbench/bulk/:id/items/:position/content': officer,
  'PUT /workbench/bulk/:id/contents': officer,
  'PUT /workbench/bulk/:id/items/:position/readings': officer,

  'GET /workbench/passports': officer,
  'POST /workbench/passports': officer,
  'GET /workbench/passports/:code': officer,
  'GET /workbench/passports/:code/qr.png': officer,
  'GET /workbench/passports/:code/footprint': officer,
  'GET /workbench/passports/:code/completeness': officer,
  'GET /workbench/passports/:code/history': officer,
  'GET /workbench/passports/:code/comparison': officer,
  'GET /workbench/passports/:code/differences': officer,
  'GET /workbench/passports/:code/readers': officer,
  'GET /workbench/passports/:code/shapes': officer,
  'GET /workbench/passports/:code/representations': officer,
  'GET /workbench/passports/:code/representations/:name': officer,
  'POST /workbench/passports/:code/publish': officer,
  'POST /workbench/passports/:code/status': through(who),
  'GET /workbench/publish-again': officer,
  'POST /workbench/publish-again': officer,
  'GET /workbench/publish-drafts': officer,
  'POST /workbench/publish-drafts': officer,

  'GET /workbench/edits': officer,
  'POST /workbench/edits': officer,
  'GET /workbench/edits/form': officer,
  'GET /workbench/edits/:id': officer,
  'GET /workbench/edits/:id/shapes': officer,
  'PUT /workbench/edits/:id': officer,
  'DELETE /workbench/edits/:id': officer,
  'POST /workbench/edits/:id/differences': through(officer),
  'POST /workbench/edits/:id/save': officer,

  'GET /workbench/backups': officer,
  'POST /workbench/backups': through(who),
  'PUT /workbench/backups/timed': officer,
  'POST /workbench/backups/incoming': through(officer),
  'PUT /workbench/backups/incoming': through(officer),
  'DELETE /workbench/backups/incoming': through(officer),
  'POST /workbench/backups/incoming/restore': through(who),

  'GET /workbench/imports/schema': officer,
  'GET /workbench/imports/template': officer,
  'PUT /workbench/imports': officer,

  'POST /workbench/labels': through(officer),

  'GET /workbench/tables': officer,
  'POST /workbench/tables': officer,
  'POST /workbench/tables/preview': officer,
  'POST /workbench/tables/import': officer,
  'POST /workbench/tables/stop': through(officer),
  'DELETE /workbench/tables': officer,
  'GET /workbench/tables/mappings': officer,
  'PUT /workbench/tables/mappings': officer,
  'DELETE /workbench/tables/mappings': officer,
  'GET /workbench/tables/template': officer,
  'GET /workbench/tables/fields': officer,
  'PUT /workbench/tables': officer,

  'GET /workbench/received/passports': officer,
  'GET /workbench/received/passports/:id': officer,
  'GET /workbench/received/sources': officer,
  'GET /workbench/received/events': officer,
  'POST /workbench/received/events/accept': who,
  'POST /workbench/received/events/withdraw': who,

  'GET /workbench/resolver': officer,
  'PUT /workbench/resolver': through(officer),
  'GET /workbench/resolver/qr.png': officer,
  'GET /workbench/resolver/authority.pem': officer,
  'POST /workbench/resolver/renewal': through(officer),
  'POST /workbench/resolver/check': through(officer),
  'GET /workbench/resolver/traffic': officer,
  'GET /workbench/resolver/trial': officer,
  'GET /workbench/resolver/trial.png': officer,
  'POST /workbench/resolver/preview': through(officer),
  // A frame cannot send a sign-in. The address contains the key given to the officer who requested the page.
  'GET /workbench/resolver/preview/:key': open,
  'GET /workbench/maintenance': officer,
  'PUT /workbench/maintenance': through(who),

  'GET /workbench/registry-export': officer,

  'GET /workbench/rules': officer,

  'GET /workbench/bodies': officer,
  'PUT /workbench/bodies/list': officer,
  'DELETE /workbench/bodies/list': officer,

  'GET /workbench/keys': officer,
  'POST /workbench/keys': officer,
  'DELETE /workbench/keys/:id': through(officer),

  'GET /workbench/identity': officer,
  'POST /workbench/identity/rotate': who,

  'GET /workbench/trust': officer,
  'POST /workbench/trust/preview': through(officer),
  'POST /workbench/trust/import': who,
  'POST /workbench/trust/undo': who,
  'POST /workbench/trust/clock': who,
  'GET /workbench/trust/recalls': officer,
  'POST /workbench/trust/recalls': who,
  'POST /workbench/trust/issuers': who,
  'POST /workbench/trust/issuers/look': through(officer),
  'DELETE /workbench/trust/issuers/:did': who,
  'POST /workbench/trust/issuers/:did/restrictions': who,
  'DELETE /workbench/trust/issuers/:did/restrictions': who,
  'GET /workbench/trust/fingerprint.png': officer,
  'GET /workbench/trust/unknown': officer,

  'GET /workbench/office': officer,
  'POST /workbench/office': officer,
  'PUT /workbench/office/draft': officer,
  'GET /workbench/office/draft': officer,
  'POST /workbench/office/look': through(officer),
  'POST /workbench/office/issuers': officer,
  'POST /workbench/office/issuers/remove': officer,
  'POST /workbench/office/ends': officer,
  'PUT /workbench/office/last': officer,
  'GET /workbench/office/last': officer,
  'POST /workbench/office/sign': who,
  'POST /workbench/office/announce': officer,
  'POST /workbench/office/key': officer,

  'GET /workbench/packs': officer,
  'POST /workbench/packs/incoming': officer,
  'POST /workbench/packs/incoming/check': officer,
  'POST /workbench/packs/incoming/apply': who,
  'POST /workbench/packs/incoming/stop': through(officer),
  'DELETE /workbench/packs/incoming': officer,
  'POST /workbench/packs/made': officer,
  'GET /workbench/packs/made/file': officer,
  'DELETE /workbench/packs/made': officer,
  'POST /workbench/packs/makers/remove': who,
  'PUT /workbench/packs/incoming': officer,

  'POST /workbench/sync': who,
  'GET /workbench/sync': officer,
  'DELETE /workbench/sync': through(officer),

  'GET /workbench/watch': officer,
  'PUT /workbench/watch': officer,
  'DELETE /workbench/watch/:id': officer,
  'GET /workbench/watch/:id/text': officer,
  'POST /workbench/watch/:id/bring': officer,

  'PUT /workbench/sample': officer,
  'POST /workbench/sample/cases': officer,
  'DELETE /workbench/sample': officer,
};

/** Whether a route is answered during maintenance. `GET` reads. A route that is missing in the table is refused. */
export const goesOn = ({ method, url }: { readonly method: string; readonly url: string }): boolean =>
  method === 'GET' || method === 'OPTIONS' || RULES[`${method} ${url}`]?.goesOn === true;
