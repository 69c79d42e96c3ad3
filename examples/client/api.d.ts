// Made by npm run client from the API's description.

export interface paths {
    "/v1/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Preview the dates of a season with these settings; nothing is stored */
        post: operations["postCalendar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/changed/games/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether a game or its press has changed: two marks to compare with those I have */
        get: operations["getChangedGamesId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A game as I may see it: its position and seats, my orders, the last step */
        get: operations["getGamesId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/absence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where players of a game stand under the absence policy: graces, votes, agreement to an early close, missed turns */
        get: operations["getGamesIdAbsence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My disputes and reports of a game; all of them for moderators who do not play in it */
        get: operations["getGamesIdCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/cases/{case}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Withdraw my dispute or report */
        delete: operations["deleteGamesIdCasesCase"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/cases/{case}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer a dispute or report; a game that waited for the answer goes on (moderators) */
        post: operations["postGamesIdCasesCaseAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/cases/{case}/appeal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Appeal against the answer to my dispute or report: once, within a week; the game goes on */
        post: operations["postGamesIdCasesCaseAppeal"];
        /** Withdraw my appeal: the answer stands */
        delete: operations["deleteGamesIdCasesCaseAppeal"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/cases/{case}/appeal/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer an appeal, which ends the case (moderators; not the one who answered first, if there is another) */
        post: operations["postGamesIdCasesCaseAppealAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/cases/{case}/reading": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read a reported message with its context; the log shows that I did (moderators) */
        post: operations["postGamesIdCasesCaseReading"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/disputes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Dispute a step of a game in which I play; the game waits if its season says so */
        post: operations["postGamesIdDisputes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What stays of a finished game: places, rating changes and awards */
        get: operations["getGamesIdEnd"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/entered-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Store orders for a player in the open step, whole or not at all (organizers who do not play in the season) */
        post: operations["postGamesIdEnteredOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/entered-orders/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read orders that a player sent me, without storing them (organizers who do not play in the season) */
        post: operations["postGamesIdEnteredOrdersCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A finished game with its seed, to replay and verify */
        get: operations["getGamesIdExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/friends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who sits at a practice board, and for those who do, the link to it */
        get: operations["getGamesIdFriends"];
        put?: never;
        /** Take a bot’s seat at a practice board that I was sent a link to */
        post: operations["postGamesIdFriends"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/friends/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin a board of friends that I set up, with bots in the free seats */
        post: operations["postGamesIdFriendsBegin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search all conversations I may read, newest message first */
        get: operations["getGamesIdMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My own notes on a game, newest first; nobody else reads them */
        get: operations["getGamesIdNotes"];
        put?: never;
        /** Note something on a game for myself: text, at a step, with a study of it */
        post: operations["postGamesIdNotes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/notes/{note}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the text of a note of mine on a game */
        put: operations["putGamesIdNotesNote"];
        post?: never;
        /** Delete a note of mine on a game */
        delete: operations["deleteGamesIdNotesNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/opened-press": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Open my side of a finished game’s press, or close it again */
        put: operations["putGamesIdOpenedPress"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/opened-press/{step}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The press of a finished game that is open to everybody, as it was written during a step */
        get: operations["getGamesIdOpenedPressStep"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My plan for my next turn; or why the platform could not carry it out */
        get: operations["getGamesIdPlan"];
        /** Plan my next turn. When the turn comes, the platform submits the plan if all of it is legal then. In New Era the plan is a queue: the platform submits the parts that are legal */
        put: operations["putGamesIdPlan"];
        post?: never;
        /** Delete my plan */
        delete: operations["deleteGamesIdPlan"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/press": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The conversations I may read, and to whom I may write now; its ETag makes polling cheap */
        get: operations["getGamesIdPress"];
        put?: never;
        /** Write to other seats, or to all */
        post: operations["postGamesIdPress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/press/{thread}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The latest messages of a conversation, or those before a given message, oldest first */
        get: operations["getGamesIdPressThread"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/press/{thread}/{message}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete the text of my message; a mark stays in its place */
        delete: operations["deleteGamesIdPressThreadMessage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/press/{thread}/reading": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Mark messages of a conversation as read */
        put: operations["putGamesIdPressThreadReading"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What each seat of a game had of the leading measure, step by step */
        get: operations["getGamesIdProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/receipts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Signed receipts for the last steps of a game: for my orders and for every adjudication */
        get: operations["getGamesIdReceipts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Play a finished game of mine again, unrated, and ask the others who played */
        post: operations["postGamesIdRematch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report a message that I can read; moderators see it with the messages around it */
        post: operations["postGamesIdReports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The result of a finished game, as played or as corrected by a ruling */
        get: operations["getGamesIdResult"];
        put?: never;
        /** Correct the result, declare it void, or restore it (moderators who do not play in the game) */
        post: operations["postGamesIdResult"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/result/effect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Preview what a ruling on the result would do to the standing; nothing changes */
        post: operations["postGamesIdResultEffect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/rulings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What moderators did in this game, and why */
        get: operations["getGamesIdRulings"];
        put?: never;
        /** Extend, pause, resume, replace a player, roll back, correct orders or the position, end the game (moderators who do not play in the game) */
        post: operations["postGamesIdRulings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/rulings/{number}/taken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The steps that a ruling rolled back, as they were */
        get: operations["getGamesIdRulingsNumberTaken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/rulings/effect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Preview a ruling on a running game; nothing changes */
        post: operations["postGamesIdRulingsEffect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/seats/{seat}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Block the player of a seat: I no longer see their messages in any game */
        put: operations["putGamesIdSeatsSeatBlock"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/seats/{seat}/offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Take the seat that I am offered, or decline it */
        put: operations["putGamesIdSeatsSeatOffer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/seats/{seat}/substitute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask the season’s substitutes to take a seat (its holder, who keeps it until one accepts; of a vacant seat moderators who do not play in the game) */
        post: operations["postGamesIdSeatsSeatSubstitute"];
        /** Stop looking for a substitute (who asked, and moderators who do not play in the game) */
        delete: operations["deleteGamesIdSeatsSeatSubstitute"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/signs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Figures that may point to unfair play in a game; the log shows that I looked (moderators) */
        post: operations["postGamesIdSigns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Write my statement on a finished game, or change it; an empty text takes it back */
        put: operations["putGamesIdStatement"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What players say of a finished game, and how its press stands */
        get: operations["getGamesIdStatements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/statements/{player}/hidden": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Hide a statement with a reason, or show it again (moderators who do not play) */
        put: operations["putGamesIdStatementsPlayerHidden"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/steps/{step}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A past step: its orders, verdicts and events, and the positions before and after it */
        get: operations["getGamesIdStepsStep"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/steps/{step}/consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Say whether the open step may close early (seats that owe nothing in it) */
        put: operations["putGamesIdStepsStepConsent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/steps/{step}/extension": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Vote to extend the open step (seats that owe orders) */
        post: operations["postGamesIdStepsStepExtension"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/steps/{step}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Store my orders for the open step, whole or not at all */
        put: operations["putGamesIdStepsStepOrders"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/substitutes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Seats of a game for which another player is looked for, and those for which I may ask */
        get: operations["getGamesIdSubstitutes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/table": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that the page of a game shows first: the game, its press, its rulings, its absence policy */
        get: operations["getGamesIdTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/hall-of-fame": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who won the seasons of all leagues, newest first; 50 seasons a page */
        get: operations["getHallOfFame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invitations/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who invites me, and to what, by the link in an invitation and without logging in */
        get: operations["getInvitationsToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invitations/{token}/consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Agree to mails by the link in an invitation, without logging in */
        post: operations["postInvitationsTokenConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invitations/{token}/opened": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The page behind the link in my invitation was shown to me; the organizer sees when that was first */
        post: operations["postInvitationsTokenOpened"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/joinable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Seasons that I can enter now, always-open ones first, and seats that look for a player */
        get: operations["getJoinable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/leagues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Leagues in which people play first, then the newest, 50 a page; and those I belong to */
        get: operations["getLeagues"];
        put?: never;
        /** Open a league; I become its organizer */
        post: operations["postLeagues"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/leagues/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A league with its members and seasons */
        get: operations["getLeaguesId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/leagues/{id}/announcements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Announcements of a league and its seasons in the last two weeks, newest first */
        get: operations["getLeaguesIdAnnouncements"];
        put?: never;
        /** Post an announcement to a league or a season (organizers and moderators) */
        post: operations["postLeaguesIdAnnouncements"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/leagues/{id}/announcements/{notice}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Edit an announcement; it is shown as edited, and nobody is told again (who posted it, or an organizer) */
        put: operations["putLeaguesIdAnnouncementsNotice"];
        post?: never;
        /** Withdraw an announcement; the log keeps what it said (who posted it, or an organizer) */
        delete: operations["deleteLeaguesIdAnnouncementsNotice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/leagues/{id}/cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Disputes and reports of a league, newest first (organizers and moderators) */
        get: operations["getLeaguesIdCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/leagues/{id}/chats/{guild}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Stop answering the commands of a Discord server (organizers) */
        delete: operations["deleteLeaguesIdChatsGuild"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/leagues/{id}/chats/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The command that connects a Discord server to a league, valid for an hour (organizers) */
        post: operations["postLeaguesIdChatsCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/leagues/{id}/closed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Close a league to new seasons and members, or open it again (organizers) */
        put: operations["putLeaguesIdClosed"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/leagues/{id}/desk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the moderators of a league have to handle (organizers and moderators) */
        get: operations["getLeaguesIdDesk"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/leagues/{id}/drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The drafts of a league’s seasons (organizers) */
        get: operations["getLeaguesIdDrafts"];
        put?: never;
        /** Keep a season as a draft, which only organizers see (organizers) */
        post: operations["postLeaguesIdDrafts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/leagues/{id}/drafts/{draft}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A draft (organizers) */
        get: operations["getLeaguesIdDraftsDraft"];
        /** Change a draft (organizers) */
        put: operations["putLeaguesIdDraftsDraft"];
        post?: never;
        /** Delete a draft (organizers) */
        delete: operations["deleteLeaguesIdDraftsDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/leagues/{id}/drafts/{draft}/announcement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Announce a draft: everyone sees the season from now on (organizers) */
        post: operations["postLeaguesIdDraftsDraftAnnouncement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/leagues/{id}/hall-of-fame": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who won the seasons of a league, newest first */
        get: operations["getLeaguesIdHallOfFame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/leagues/{id}/hand-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Take over the league when its organizers have not answered in time */
        put: operations["putLeaguesIdHandOver"];
        /** Ask to take over a league whose organizers do not answer (moderators) */
        post: operations["postLeaguesIdHandOver"];
        /** Keep the league (organizers), or withdraw my request */
        delete: operations["deleteLeaguesIdHandOver"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/leagues/{id}/inbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What waits for me in a league: requests, disputes, rounds, boards (organizers and moderators) */
        get: operations["getLeaguesIdInbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/leagues/{id}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rulings in all seasons of a league, newest first; 30 entries a page */
        get: operations["getLeaguesIdLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/leagues/{id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who belongs to a league, 100 a page, those who run it first; `search` finds names, and `player` is on the page in any case */
        get: operations["getLeaguesIdMembers"];
        put?: never;
        /** Join a league as a player; a private one by its invitation link */
        post: operations["postLeaguesIdMembers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/leagues/{id}/members/{player}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was ruled on a member and noted of them, their seasons, turns and open boards (organizers and moderators) */
        get: operations["getLeaguesIdMembersPlayerHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/leagues/{id}/members/{player}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Merge an account that was made by a name into another of the same person (organizers) */
        post: operations["postLeaguesIdMembersPlayerMerge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/leagues/{id}/members/{player}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Note something of a member for those who run the league (organizers and moderators) */
        post: operations["postLeaguesIdMembersPlayerNotes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/leagues/{id}/members/{player}/notes/{note}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a note on a member (who wrote it, or an organizer) */
        delete: operations["deleteLeaguesIdMembersPlayerNotesNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/leagues/{id}/members/{player}/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Give a member roles (organizers) */
        put: operations["putLeaguesIdMembersPlayerRoles"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/leagues/{id}/members/{player}/rulings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Warn, mute or ban a member, or lift a mute or ban (moderators who are in no running game with them) */
        post: operations["postLeaguesIdMembersPlayerRulings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/leagues/{id}/members/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Leave a league; I withdraw from its seasons, and boards I play on go on */
        delete: operations["deleteLeaguesIdMembersMe"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/leagues/{id}/past-seasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Import a past season with its results, or preview that (organizers) */
        post: operations["postLeaguesIdPastSeasons"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/leagues/{id}/ratings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The league’s own list: how strong its players are in its games, said results among them */
        get: operations["getLeaguesIdRatings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/leagues/{id}/seasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Announce a season and open its registration (organizers) */
        post: operations["postLeaguesIdSeasons"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/leagues/{id}/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change what a league says of itself, and who sees it (organizers) */
        put: operations["putLeaguesIdSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/leagues/{id}/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a league posts its public news (organizers) */
        get: operations["getLeaguesIdWebhooks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/leagues/{id}/webhooks/{service}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Post the public news of a league to Discord, Slack or a program (organizers) */
        put: operations["putLeaguesIdWebhooksService"];
        post?: never;
        /** Stop posting news of a league to Discord, Slack or a program (organizers) */
        delete: operations["deleteLeaguesIdWebhooksService"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/leagues/{id}/webhooks/failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Retry a post that failed (organizers) */
        post: operations["postLeaguesIdWebhooksFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who I am; `player` is null for a visitor and for a guest, who has no account */
        get: operations["getMe"];
        /** Change my name, time zone or language */
        put: operations["putMe"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete my account: games and leagues keep a pseudonym */
        delete: operations["deleteMeAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/blocked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The players I have blocked */
        get: operations["getMeBlocked"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/blocked/{player}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Unblock a player */
        delete: operations["deleteMeBlockedPlayer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/check-ins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rounds for which I can say now whether I play */
        get: operations["getMeCheckIns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that is kept about me */
        get: operations["getMeExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My games, and what I owe in each */
        get: operations["getMeGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/inbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What waits for me in all leagues that I organize or moderate */
        get: operations["getMeInbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/logins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ways by which I can log in: address, other services, passkeys */
        get: operations["getMeLogins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/logins/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add the passkey that my device has made */
        post: operations["postMeLoginsPasskeys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/logins/passkeys/{passkey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove one of my passkeys */
        delete: operations["deleteMeLoginsPasskeysPasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/logins/passkeys/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to add a passkey: what to ask of the device */
        post: operations["postMeLoginsPasskeysChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/logins/services/{service}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Stop another service from logging in to my account */
        delete: operations["deleteMeLoginsServicesService"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/measures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What site administrators decided about me and my texts, and until when it holds */
        get: operations["getMeMeasures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/measures/{id}/appeal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Appeal once against what a site administrator decided about me */
        post: operations["postMeMeasuresIdAppeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Merge this account into the one that made a code, and close it */
        post: operations["postMeMerge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/merge-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a code with which another account of mine can be merged into this one, for ten minutes */
        post: operations["postMeMergeCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Notes to me that I have not confirmed, and announcements in my leagues */
        get: operations["getMeNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/notices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Confirm that I have read a note */
        delete: operations["deleteMeNoticesId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How I get my notifications, and which could not be delivered */
        get: operations["getMeNotifications"];
        /** Choose the channels for each kind of news, the times of reminders and the hour of the digest */
        put: operations["putMeNotifications"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/notifications/browsers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Send pushes to a browser */
        put: operations["putMeNotificationsBrowsers"];
        post?: never;
        /** Stop pushes to one browser, or to all */
        delete: operations["deleteMeNotificationsBrowsers"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/notifications/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give my calendar of deadlines a new secret address; the old one stops working */
        post: operations["postMeNotificationsCalendar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/notifications/failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Retry a delivery to me that failed */
        post: operations["postMeNotificationsFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/notifications/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Resume mail to me after my address refused it */
        post: operations["postMeNotificationsMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/notifications/program": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Post everything I am told to a program of mine as well, signed */
        put: operations["putMeNotificationsProgram"];
        post?: never;
        /** Tell my program nothing more */
        delete: operations["deleteMeNotificationsProgram"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Seats that I am asked to take */
        get: operations["getMeOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/practice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My practice boards */
        get: operations["getMePractice"];
        put?: never;
        /** Open a practice board against bots or with friends: unrated */
        post: operations["postMePractice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/practice/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Leave a practice board for good; one that nobody else sits at is removed */
        delete: operations["deleteMePracticeId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/practice/guest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take over the practice boards that I opened as a guest */
        post: operations["postMePracticeGuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The login or API token of this request: its scopes, and when it ends */
        get: operations["getMeSession"];
        put?: never;
        post?: never;
        /** Log out: the session of this request ends at once */
        delete: operations["deleteMeSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where I am logged in, and my sessions for programs */
        get: operations["getMeSessions"];
        put?: never;
        /** Open a session for a program; its token is shown this once */
        post: operations["postMeSessions"];
        /** Log out everywhere at once, here as well; sessions for programs end too */
        delete: operations["deleteMeSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/sessions/{session}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one of my sessions at once, a login or a program’s */
        delete: operations["deleteMeSessionsSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/today": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What waits for me: turns, notes, requests, seats, check-ins; with no turn, what I could join */
        get: operations["getMeToday"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/passkeys/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whose passkey a device has answered with; the pages’ login asks, and gives them a session */
        post: operations["postPasskeysAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/passkeys/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to log in with a passkey: what to ask of the device */
        post: operations["postPasskeysChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/players/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The public page of a player: ratings, results, opponents, deadlines kept */
        get: operations["getPlayersId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ratings/{board}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A leaderboard across seasons, for all games, one game or one faction; 50 rows a page */
        get: operations["getRatingsBoard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/receipts/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The public key for checking receipts */
        get: operations["getReceiptsKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report a text, a league or an account to the site administrators */
        post: operations["postReports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/scorings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Scoring systems with their properties, rules for totals, tie-breaks, and the names a formula can use */
        get: operations["getScorings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/scorings/{scoring}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A scoring system with the parameters it takes, as JSON Schema */
        get: operations["getScoringsScoring"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/scorings/{scoring}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The points a scoring system gives on finished boards of a season, or on three examples; `parameters` is JSON */
        get: operations["getScoringsScoringPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A season with its boards and standing */
        get: operations["getSeasonsId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/absence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happens when players of a season miss turns, what I have left, and who has offered to substitute */
        get: operations["getSeasonsIdAbsence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/admissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let in everybody who asks for a place; without a free place they wait (organizers) */
        post: operations["postSeasonsIdAdmissions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/apart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Choose players whom draws keep apart (organizers) */
        put: operations["putSeasonsIdApart"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/awards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The awards of a finished season, each with its rule and its games */
        get: operations["getSeasonsIdAwards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/boards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The boards of a round, the latest unless you name one, 20 a page; `search` finds players */
        get: operations["getSeasonsIdBoards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/bracket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The stages of a knock-out, with who goes on from each board and why */
        get: operations["getSeasonsIdBracket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a season; open boards end without a result, and its players hear why (organizers) */
        post: operations["postSeasonsIdCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/chairs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change who sits where at real tables, until their results are entered (organizers) */
        post: operations["postSeasonsIdChairs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/check-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who plays the next round, sits it out, or has not answered the open check-in (organizers) */
        get: operations["getSeasonsIdCheckIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/check-in/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remind those who have not answered the open check-in, each once an hour at most (organizers) */
        post: operations["postSeasonsIdCheckInReminders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/clocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pause, resume or extend all running games of a season or round except those in which I play (moderators) */
        post: operations["postSeasonsIdClocks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/clocks/effect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Preview what pausing, resuming or extending the games of a season or round would do to each; nothing changes */
        post: operations["postSeasonsIdClocksEffect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/close-registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close registration before its date (organizers) */
        post: operations["postSeasonsIdCloseRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which results of a season count within its league alone, and who has confirmed them */
        get: operations["getSeasonsIdConfirmation"];
        /** Confirm or decline what an organizer says of my boards, as long as they do not count yet */
        put: operations["putSeasonsIdConfirmation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/course": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Place and points after each round, the last 16 at most, of the first eight and the caller; `page` names a page of 25 instead of the first eight */
        get: operations["getSeasonsIdCourse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/divisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The divisions a season belongs to, who moves up and down, and the next divisions */
        get: operations["getSeasonsIdDivisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/divisions/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Announce the next season of every division, with each player in the right division (organizers) */
        post: operations["postSeasonsIdDivisionsNext"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a ladder; open boards go on (organizers) */
        post: operations["postSeasonsIdEnd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is in a season or waits for a place, 100 a page; `search` finds names */
        get: operations["getSeasonsIdEntries"];
        put?: never;
        /** Register for a season */
        post: operations["postSeasonsIdEntries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/entries/{player}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Admit or decline a player who asked to register (organizers) */
        put: operations["putSeasonsIdEntriesPlayerDecision"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/entries/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change my wishes, or say whether I play the next round */
        put: operations["putSeasonsIdEntriesMe"];
        post?: never;
        /** Withdraw; the next player on the waiting list moves up, and a board I play on goes on */
        delete: operations["deleteSeasonsIdEntriesMe"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/holidays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace the holidays I have booked from tomorrow on */
        put: operations["putSeasonsIdHolidays"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/invitation/opened": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The season that I am invited to was shown to me; the organizer sees when that was first */
        post: operations["postSeasonsIdInvitationOpened"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/laboratory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Compare the standing of a season with the one under another scoring or other rules; `parameters` and `aggregation` are JSON, and what you leave out stays */
        get: operations["getSeasonsIdLaboratory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rulings on the results and entries of a season, newest first */
        get: operations["getSeasonsIdLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep the next season as a draft; announced, it asks the players of this one (organizers) */
        post: operations["postSeasonsIdNext"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/one-person": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rule that two accounts are one person (organizers): one entry leaves the season */
        post: operations["postSeasonsIdOnePerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Acts of organizers and moderators who play, which wait for somebody who does not */
        get: operations["getSeasonsIdProposals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/proposals/{proposal}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Decline a proposal, or withdraw my own */
        delete: operations["deleteSeasonsIdProposalsProposal"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/proposals/{proposal}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm a proposal: it is carried out (organizers and moderators who do not play) */
        post: operations["postSeasonsIdProposalsProposalConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/roster": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who plays in a season, waits or is invited, 100 a page; `search` finds names (organizers) */
        get: operations["getSeasonsIdRoster"];
        put?: never;
        /** Add the players of a list, by name or mail address (organizers) */
        post: operations["postSeasonsIdRoster"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/roster/{player}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a player out of a season, or an invitation back (organizers) */
        delete: operations["deleteSeasonsIdRosterPlayer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/roster/{player}/absence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Mark a player absent from the next round, or present in it (organizers) */
        put: operations["putSeasonsIdRosterPlayerAbsence"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/roster/{player}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a link with which a player logs in who was entered by name alone (organizers) */
        post: operations["postSeasonsIdRosterPlayerLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/rounds/{round}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A drawn round with its certificate */
        get: operations["getSeasonsIdRoundsRound"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/rounds/{round}/draw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The input of a draw, so that anyone can repeat it */
        get: operations["getSeasonsIdRoundsRoundDraw"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/rounds/{round}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the round that is being played: its open boards end (organizers) */
        post: operations["postSeasonsIdRoundsRoundEnd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/rounds/{round}/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open the next round before its hour (organizers) */
        post: operations["postSeasonsIdRoundsRoundOpen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/rounds/{round}/redraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Draw a planned round again among the players who are in now (organizers) */
        post: operations["postSeasonsIdRoundsRoundRedraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/rounds/{round}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Release the boards of a planned round (organizers) */
        post: operations["postSeasonsIdRoundsRoundRelease"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/rounds/{round}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A report of a round in Markdown, ready to post */
        get: operations["getSeasonsIdRoundsRoundReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/rounds/{round}/seating": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Seat a planned round from a list instead of its draw (organizers) */
        post: operations["postSeasonsIdRoundsRoundSeating"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/rounds/{round}/swap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Swap two players of a planned round (organizers) */
        post: operations["postSeasonsIdRoundsRoundSwap"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/running-games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start a season with games that run elsewhere, or preview that (organizers) */
        post: operations["postSeasonsIdRunningGames"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/running-games/clocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start the clocks of games that have moved in (organizers) */
        post: operations["postSeasonsIdRunningGamesClocks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/scores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The standing line by line, the places each player can still reach, and the teams */
        get: operations["getSeasonsIdScores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The settings of a season, ready to announce another one */
        get: operations["getSeasonsIdSettings"];
        /** Change the settings, as far as that is fair to its players (organizers) */
        put: operations["putSeasonsIdSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/signs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Figures that may point to unfair play in a season: shared devices, and boards with unusual cooperation (moderators) */
        post: operations["postSeasonsIdSigns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/standing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The standing, 50 rows a page, with what each total is made of and the places still possible; `search` finds names */
        get: operations["getSeasonsIdStanding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Draw the boards and start (organizers) */
        post: operations["postSeasonsIdStart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who met whom on finished boards and who placed higher, 40 players a page by 40 (`against` names the page of the columns), and the share of wins of each seat */
        get: operations["getSeasonsIdStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/substitutes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Offer to substitute; `atOnce` accepts a seat in advance, without being asked again */
        post: operations["postSeasonsIdSubstitutes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/substitutes/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Withdraw my offer to substitute */
        delete: operations["deleteSeasonsIdSubstitutesMe"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/table-results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enter or correct results of boards played at a real table, or preview that (organizers) */
        post: operations["postSeasonsIdTableResults"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change what a season says of itself: description, venue, links (organizers) */
        put: operations["putSeasonsIdTexts"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/site": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who administers the site, and how much waits (site administrators) */
        get: operations["getSite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/site/accounts/{player}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End all sessions of an account, logins and keys of programs (site administrators) */
        delete: operations["deleteSiteAccountsPlayerSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/site/administrators/{player}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Make an account a site administrator (site administrators) */
        put: operations["putSiteAdministratorsPlayer"];
        post?: never;
        /** Remove a site administrator who was appointed (site administrators) */
        delete: operations["deleteSiteAdministratorsPlayer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/site/hidden": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hide a league, a name or a text (site administrators) */
        post: operations["postSiteHidden"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/site/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What site administrators did: who, what, why and when (site administrators) */
        get: operations["getSiteLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/site/measures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was hidden and suspended, with appeals, newest first (site administrators) */
        get: operations["getSiteMeasures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/site/measures/{player}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Show again what was hidden, or end a suspension (site administrators) */
        delete: operations["deleteSiteMeasuresPlayerId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/site/measures/{player}/{id}/appeal/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decide an appeal; one that is granted lifts the decision (site administrators) */
        post: operations["postSiteMeasuresPlayerIdAppealAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/site/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reports about texts, leagues and accounts, newest first (site administrators) */
        get: operations["getSiteReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/site/reports/{id}/dismissal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Settle a report without doing anything about it (site administrators) */
        post: operations["postSiteReportsIdDismissal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/site/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decide whether results that an organizer says count on the whole site (site administrators) */
        post: operations["postSiteResults"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/site/suspensions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Suspend an account until a day (site administrators) */
        post: operations["postSiteSuspensions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/systems": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All game systems and scoring systems */
        get: operations["getSystems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/systems/{system}/openings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How each faction or seat has opened finished games of public leagues, and how it went */
        get: operations["getSystemsSystemOpenings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/systems/{system}/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How each faction or seat of a game system has fared in all rated games */
        get: operations["getSystemsSystemStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/unsubscribe/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Unsubscribe from mails of one kind by the link in one of them, without logging in (RFC 8058) */
        post: operations["postUnsubscribeToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/welcome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What somebody finds who has not logged in: seasons to join, or else one to watch */
        get: operations["getWelcome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Abandoned: {
            /**
             * Turns without orders from any player
             * @example 3
             */
            after: number;
            /**
             * How it ends
             * @default draw
             * @enum {string}
             */
            end: "draw" | "void" | "bots";
            /**
             * Minutes that the board waits
             * @example 10080
             */
            minutes: number;
        };
        Abandoned2: {
            /**
             * Turns without orders from any player
             * @example 3
             */
            after: number;
            /**
             * How it ends
             * @default draw
             * @enum {string}
             */
            end: "draw" | "void" | "bots";
            /**
             * Minutes that the board waits
             * @example 10080
             */
            minutes: number;
        };
        Absence: {
            /**
             * Abandoned boards
             * @description A board that no player plays any more is paused. It goes on when somebody sends orders, and otherwise ends.
             * @default null
             */
            abandoned: components["schemas"]["Abandoned2"] | null;
            /**
             * Seats without a player agree to draws
             * @description Bots and seats in civil disorder agree to every draw for which all other seats vote.
             * @default false
             */
            agreeToDraws: boolean;
            /**
             * Turns more until a bot takes it
             * @description 0: at once. Left empty: no bot does.
             * @default null
             */
            botAfter: number | null;
            /**
             * Civil disorder
             * @description The game stops waiting for a seat whose player keeps missing turns.
             * @default null
             */
            disorder: components["schemas"]["Disorder2"] | null;
            /**
             * A lost board counts
             * @description A player who loses a seat by these rules gets no points for the board. Otherwise the board does not count for them.
             * @default false
             */
            forfeits: boolean;
            /**
             * Grace
             * @description The deadline moves the first times that a player has no orders.
             * @default null
             */
            grace: components["schemas"]["Grace2"] | null;
            /**
             * Days of holiday
             * @description Each player may book this many days a season; no deadline of theirs falls on them.
             * @default 0
             */
            holidays: number;
            /**
             * Minutes late the platform may be
             * @description Beyond that, or beyond half a turn, the next turn gets its whole time.
             * @default null
             */
            makeGood: number | null;
            /**
             * Least reliability to register, %
             * @description Left empty: none is asked for.
             * @default null
             */
            reliability: number | null;
            /**
             * Who gets the points of a seat that changed hands
             * @default holder
             * @enum {string}
             */
            seatPoints: "holder" | "share";
            /**
             * Who is asked to take a seat in civil disorder
             * @default none
             * @enum {string}
             */
            substitutes: "none" | "first" | "rating";
            /** @default 1 */
            version: number;
            /**
             * Votes for more time
             * @description Players who owe orders may vote for a later deadline, once a turn.
             * @default null
             */
            vote: components["schemas"]["Vote"] | null;
        };
        Added: {
            /** @enum {string} */
            became: "in" | "waiting" | "invited" | "already" | "banned" | "removed";
            isNew: boolean;
            line: number;
            name: string;
        };
        /** Days for adjustments */
        Adjustment: {
            /** Days */
            days: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
            /** At */
            time: string;
        };
        Administrators: {
            configured: boolean;
            player: components["schemas"]["Player2"];
        };
        Aggregation: {
            /**
             * Points for a round sat out
             * @description As if they were a game. Left empty: on boards of two as many as a win.
             * @default null
             */
            sitOut: components["schemas"]["SitOut"] | null;
            /**
             * Ties are broken by
             * @default [
             *       "best-game",
             *       "stay-tied"
             *     ]
             */
            tieBreaks: ("best-game" | "second-best-game" | "third-best-game" | "games-in-order" | "head-to-head" | "total-centres" | "dropped-round" | "board-tops" | "strength-of-schedule" | "sonneborn-berger" | "buchholz" | "buchholz-cut" | "median-buchholz" | "fewest-games" | "wins" | "most-draws" | "fewest-draws" | "earlier-registration" | "lot" | "stay-tied")[];
            /**
             * A total is
             * @default {
             *       "rule": "sum",
             *       "of": "rounds",
             *       "round": "sum",
             *       "best": null,
             *       "drop": 0,
             *       "rest": null,
             *       "weights": []
             *     }
             */
            total: components["schemas"]["Total"] | components["schemas"]["Total2"] | components["schemas"]["Total3"] | components["schemas"]["Total4"];
        };
        Aggregation2: {
            /**
             * Points for a round sat out
             * @description As if they were a game. Left empty: on boards of two as many as a win.
             * @default null
             */
            sitOut: components["schemas"]["SitOut2"] | null;
            /**
             * Ties are broken by
             * @default [
             *       "best-game",
             *       "stay-tied"
             *     ]
             */
            tieBreaks: ("best-game" | "second-best-game" | "third-best-game" | "games-in-order" | "head-to-head" | "total-centres" | "dropped-round" | "board-tops" | "strength-of-schedule" | "sonneborn-berger" | "buchholz" | "buchholz-cut" | "median-buchholz" | "fewest-games" | "wins" | "most-draws" | "fewest-draws" | "earlier-registration" | "lot" | "stay-tied")[];
            /**
             * A total is
             * @default {
             *       "rule": "sum",
             *       "of": "rounds",
             *       "round": "sum",
             *       "best": null,
             *       "drop": 0,
             *       "rest": null,
             *       "weights": []
             *     }
             */
            total: components["schemas"]["Total5"] | components["schemas"]["Total6"] | components["schemas"]["Total7"] | components["schemas"]["Total8"];
        };
        Answer: {
            /** Format: date-time */
            at: string;
            by: components["schemas"]["Player2"];
            /** @enum {string} */
            decision: "upheld" | "denied";
            text: string;
        };
        Answer2: {
            /** Format: date-time */
            at: string;
            by: components["schemas"]["Player2"];
            /** @enum {string} */
            decision: "answer-stands" | "answer-changed";
            text: string;
        };
        Appeal: {
            answer: components["schemas"]["Answer2"] | null;
            /** Format: date-time */
            at: string;
            mayAnswer: boolean;
            /** @enum {string} */
            state: "open" | "answered" | "withdrawn";
            text: string | null;
        };
        Appeal2: {
            /** Format: date-time */
            at: string;
            decision: components["schemas"]["Decision"] | null;
            text: string;
        };
        Before: {
            deadline: string | null;
            left: number | null;
        };
        Boards: {
            atTheTable: boolean;
            board: number;
            deadline: string | null;
            game: string;
            label: string;
            owing: number;
            paused: boolean;
            ready: number;
            /** @enum {string} */
            result: "as-played" | "corrected" | "void";
            round: number;
            seats: components["schemas"]["Seats2"][];
            /** @enum {string} */
            status: "running" | "finished";
            step: number;
            /** Format: date-time */
            updatedAt: string;
        };
        Boards2: {
            board: number;
            confirmed: number;
            declined: number;
            game: string;
            mine: boolean;
            people: number;
            round: number;
            seats: components["schemas"]["Seats3"][];
        };
        Browsers: {
            endpoint: string;
            /** Format: date-time */
            since: string;
        };
        Calendar: {
            /** Format: date-time */
            firstDeadline: string;
            latestEnd: string | null;
            /** Format: date-time */
            opens: string;
            round: number;
            /** Format: date-time */
            usualEnd: string;
        };
        Cases: {
            answer: components["schemas"]["Answer"] | null;
            appeal: components["schemas"]["Appeal"] | null;
            /** Format: date-time */
            at: string;
            board: number;
            by: components["schemas"]["Player2"];
            game: string;
            hash: string | null;
            holds: boolean;
            id: string;
            /** @constant */
            kind: "dispute";
            mayAnswer: boolean;
            mayAppeal: components["schemas"]["MayAppeal"] | null;
            mine: boolean;
            round: number;
            season: {
                id: string;
                name: string;
            };
            seat: string;
            /** @enum {string} */
            state: "open" | "answered" | "withdrawn";
            step: number;
            text: string | null;
        };
        Cases2: {
            answer: components["schemas"]["Answer"] | null;
            appeal: components["schemas"]["Appeal"] | null;
            /** Format: date-time */
            at: string;
            board: number;
            by: components["schemas"]["Player2"];
            game: string;
            id: string;
            /** @constant */
            kind: "report";
            mayAnswer: boolean;
            mayAppeal: components["schemas"]["MayAppeal"] | null;
            message: string;
            mine: boolean;
            round: number;
            season: {
                id: string;
                name: string;
            };
            /** @enum {string} */
            state: "open" | "answered" | "withdrawn";
            text: string | null;
        };
        Certificate: {
            /** @default 1 */
            algorithm: number;
            apart: number;
            cost: number;
            fewestMeetings: number;
            firstChoices: components["schemas"]["FirstChoices"];
            /** @default null */
            hoursApart: number | null;
            meetAgain: components["schemas"]["MeetAgain"][];
            /** @enum {string} */
            method: "exact-design" | "cheapest-pairs" | "all-compared" | "search" | "by-hand";
            round: number;
            seatAgain: components["schemas"]["SeatAgain"][];
            seed: string;
        };
        Chats: {
            guild: string;
            /** Format: date-time */
            since: string;
        };
        CheckIn: {
            /** @enum {string} */
            assume: "plays" | "sits-out";
            minutes: number;
        };
        CheckIn2: {
            /** @enum {string} */
            assume: "plays" | "sits-out";
            out: number;
            playing: number;
            round: number;
            silent: number;
            /** Format: date-time */
            until: string;
        };
        CheckIns: {
            checkIn: components["schemas"]["CheckIn2"];
            league: {
                id: string;
                name: string;
            };
            said: ("plays" | "sits-out") | null;
            season: {
                id: string;
                name: string;
            };
        };
        Compared: {
            games: number;
            least: number;
            pairs: number;
        };
        Consent: {
            agreed: string[];
            asked: string[];
            mine: boolean | null;
        };
        Counts: {
            asked: number;
            boards: number;
            in: number;
            running: number;
            standing: number;
            waiting: number;
        };
        Deadlines: {
            adjustment: number | components["schemas"]["Adjustment"];
            /**
             * Turns close early
             * @default allowed
             * @enum {string}
             */
            earlyClose: "allowed" | "forbidden" | "consent";
            /**
             * Shortest turn that closes on a day of the week, in minutes
             * @description A turn that opens later waits for the next day. Left empty: six hours.
             */
            notice?: number;
            orders: number | components["schemas"]["Orders2"];
            /**
             * Quiet hours
             * @description Deadlines in a player’s quiet hours move to the end of those hours.
             */
            quietHours?: boolean;
            reserve?: components["schemas"]["Reserve2"];
            skip?: components["schemas"]["Skip"];
            /**
             * Seconds to take “ready” back
             * @description Turns close early this long after the last player is ready. Left empty: at once.
             */
            undoSeconds?: number;
            waits?: components["schemas"]["Waits"];
            /**
             * Time zone of the league
             * @description Players see every deadline in their own. Clock changes move nothing.
             */
            zone?: string;
        };
        Deadlines2: {
            adjustment: number | components["schemas"]["Adjustment"];
            /**
             * Turns close early
             * @default allowed
             * @enum {string}
             */
            earlyClose: "allowed" | "forbidden" | "consent";
            /**
             * Shortest turn that closes on a day of the week, in minutes
             * @description A turn that opens later waits for the next day. Left empty: six hours.
             */
            notice?: number;
            orders: number | components["schemas"]["Orders2"];
            /**
             * Quiet hours
             * @description Deadlines in a player’s quiet hours move to the end of those hours.
             */
            quietHours?: boolean;
            reserve?: components["schemas"]["Reserve2"];
            skip?: components["schemas"]["Skip2"];
            /**
             * Seconds to take “ready” back
             * @description Turns close early this long after the last player is ready. Left empty: at once.
             */
            undoSeconds?: number;
            waits?: components["schemas"]["Waits2"];
            /**
             * Time zone of the league
             * @description Players see every deadline in their own. Clock changes move nothing.
             */
            zone?: string;
        };
        Decision: {
            /** Format: date-time */
            at: string;
            granted: boolean;
            why: string;
        };
        Disorder: {
            /**
             * Turns missed in a row
             * @example 2
             */
            after: number;
            /**
             * Minutes of a turn that only such seats owe
             * @default 60
             */
            minutes: number;
        };
        Disorder2: {
            /**
             * Turns missed in a row
             * @example 2
             */
            after: number;
            /**
             * Minutes of a turn that only such seats owe
             * @default 60
             */
            minutes: number;
        };
        Division: {
            down: number;
            least: number;
            level: number;
            most: number;
            of: string;
            target: number;
            up: number;
        };
        Division2: {
            down: number;
            least: number;
            level: number;
            most: number;
            of: string;
            target: number;
            up: number;
        };
        Drafts: {
            announcesAt: string | null;
            id: string;
            league: {
                id: string;
                name: string;
            };
            settings: components["schemas"]["Settings"];
        };
        End: {
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            of: "round" | "season";
            round: number;
            /** @enum {string} */
            slow: "stands" | "void";
        };
        Entries: {
            confirmed: boolean;
            declined: boolean;
            player: components["schemas"]["Player2"];
            /** Format: date-time */
            registeredAt: string;
            reliability: number | null;
            /** @enum {string} */
            state: "in" | "waiting" | "asked" | "invited" | "withdrawn" | "removed";
        };
        Entries2: {
            after: string;
            /** Format: date-time */
            at: string;
            before: string;
            by: components["schemas"]["Player2"];
            confirmedBy?: components["schemas"]["Player2"];
            game: string | null;
            id: string;
            /** @enum {string} */
            kind: "extend" | "pause" | "resume" | "close" | "replace" | "disorder" | "roll-back" | "correct-order" | "correct-position" | "correct" | "void" | "restore" | "one-person" | "merge" | "announce" | "edit-announcement" | "withdraw-announcement" | "enter-result" | "warn" | "mute" | "unmute" | "ban" | "unban" | "found-league" | "open-season" | "import-season" | "move-in" | "settings" | "start" | "close-registration" | "postpone" | "open-round" | "end-round" | "cancel-season" | "exchange" | "seat-round" | "change-chairs" | "redraw" | "release" | "entry" | "roles" | "ask-hand-over" | "keep-league" | "hand-over" | "answer-case" | "answer-appeal" | "read-report" | "hide-statement" | "look-for-signs" | "look-at-effect" | "keep-apart" | "propose" | "decline" | "webhook" | "league-settings" | "close-league" | "reopen-league" | "leave-league" | "season-texts" | "enter-orders";
            reason: string;
            season: {
                id: string;
                name: string;
            } | null;
            subject: string;
        };
        Explained: {
            dropped: {
                points: number;
                text: string;
            }[];
            games: components["schemas"]["Games2"][];
            lines: {
                points: number;
                text: string;
            }[];
            place: number;
            player: components["schemas"]["Player2"];
            total: number;
        };
        Failed: {
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            channel: "mail" | "push" | "discord" | "slack" | "program";
            problem: string;
            subject: string;
            title: string;
        };
        File: {
            /** Format: date-time */
            at: string;
            by: components["schemas"]["Player2"];
            confirmedBy: components["schemas"]["Player2"] | null;
            id: string;
            /** @enum {string} */
            kind: "note" | "warn" | "mute" | "unmute" | "ban" | "unban";
            mayDelete: boolean;
            text: string;
            told: string | null;
            until: string | null;
        };
        Fill: {
            afterMinutes: number;
            /** @enum {string} */
            with: "bots" | "fewer";
        };
        FirstChoices: {
            met: number;
            of: number;
        };
        Format: {
            atOnce?: number;
            /** @constant */
            kind: "rounds";
            rounds: number;
            /**
             * @default ignore
             * @enum {string}
             */
            strength: "ignore" | "balance" | "pots";
            /** @default false */
            topBoard: boolean;
        };
        Format2: {
            /** @constant */
            kind: "swiss";
            rounds: number;
            /** @default false */
            topBoard: boolean;
        };
        Format3: {
            /** @constant */
            kind: "ladder";
            open?: components["schemas"]["Open2"];
        };
        Format4: {
            atOnce?: number;
            /** @constant */
            kind: "rounds";
            rounds: number;
            /**
             * @default ignore
             * @enum {string}
             */
            strength: "ignore" | "balance" | "pots";
            /** @default false */
            topBoard: boolean;
        };
        Format5: {
            /** @constant */
            kind: "swiss";
            rounds: number;
            /** @default false */
            topBoard: boolean;
        };
        Format6: {
            /** @constant */
            kind: "ladder";
            open?: components["schemas"]["Open3"];
        };
        Games: {
            board: number;
            deadline: string | null;
            decision: string | null;
            fallback: {
                rule: string;
                text: string;
            } | null;
            figures: {
                [key: string]: number;
            };
            game: string;
            label: string;
            league: {
                id: string;
                name: string;
            };
            /** @enum {string} */
            mine: "none-owed" | "nothing" | "stored" | "ready" | "late";
            news: {
                rules: string[];
                text: string;
            }[];
            openedAt: string | null;
            owing: number;
            paused: boolean;
            ready: number;
            round: number;
            season: {
                id: string;
                name: string;
            };
            seat: string;
            /** @enum {string} */
            status: "running" | "finished";
            step: number;
            /** @enum {string} */
            system: "ny2047" | "nyc-risk" | "new-era" | "domination" | "classic" | "results-only";
            systemTitle: string;
            zone: string | null;
        };
        Games2: {
            board: number;
            game: string;
            lines: {
                points: number;
                text: string;
            }[];
            points: number;
            round: number;
            running: boolean;
            seat: string;
        };
        Grace: {
            /**
             * A grace stops the others
             * @description While it runs, press and all other orders are frozen, so being late gains nothing.
             * @default true
             */
            freezes: boolean;
            /**
             * Minutes of a grace
             * @example 720
             */
            minutes: number;
            /** Graces a season */
            times: number;
        };
        Grace2: {
            /**
             * A grace stops the others
             * @description While it runs, press and all other orders are frozen, so being late gains nothing.
             * @default true
             */
            freezes: boolean;
            /**
             * Minutes of a grace
             * @example 720
             */
            minutes: number;
            /** Graces a season */
            times: number;
        };
        HandOver: {
            /** Format: date-time */
            at: string;
            by: components["schemas"]["Player2"];
            /** Format: date-time */
            until: string;
        };
        Hidden: {
            /** Format: date-time */
            at: string;
            why: string;
        };
        Hours: {
            /** Format: date-time */
            at: string;
            round: number | null;
            /** @enum {string} */
            what: "announce" | "open-registration" | "close-registration" | "start" | "ask" | "remind" | "open-round" | "warn-of-end" | "end-round" | "renew";
        };
        Inbox: {
            id: string;
            /** @enum {string} */
            kind: "stuck" | "abandoned" | "hand-over" | "dispute" | "appeal" | "report" | "request" | "round" | "proposal" | "disorder" | "seeking" | "missed" | "paused";
            league: {
                id: string;
                name: string;
            };
            path: string;
            settles: boolean;
            /** Format: date-time */
            since: string;
            text: string;
        };
        Joinable: {
            accepts: number | null;
            approval: boolean;
            boardSize: number;
            checkIn: components["schemas"]["CheckIn2"] | null;
            closes: string | null;
            deadlines: components["schemas"]["Deadlines2"];
            fromRound: number | null;
            league: {
                id: string;
                name: string;
            };
            line: components["schemas"]["Line"] | null;
            mine: components["schemas"]["Mine3"] | null;
            /** @enum {string} */
            pace: "fast" | "daily" | "slow";
            places: number | null;
            players: number;
            season: {
                id: string;
                name: string;
            };
            starts: string | null;
            /** @enum {string} */
            system: "ny2047" | "nyc-risk" | "new-era" | "domination" | "classic" | "results-only";
            systemTitle: string;
        };
        Last: {
            before: unknown;
            /** Format: date-time */
            closedAt: string;
            events: ({
                type: string;
            } & {
                [key: string]: unknown;
            })[];
            hash: string;
            label: string;
            orders: components["schemas"]["Orders"][];
            position: unknown;
            previousHash: string;
            sentences: components["schemas"]["Sentences"][];
            step: number;
            /** @enum {string} */
            why: "deadline" | "all-ready" | "started";
        };
        LaterBoards: {
            board: number;
            game: string | null;
            players: components["schemas"]["Player2"][];
            round: number;
        };
        Leagues: {
            about: string;
            aboutIn: {
                [key: string]: string;
            };
            /** Format: date-time */
            createdAt: string;
            from: {
                key: string;
                name: string;
            } | null;
            id: string;
            name: string;
            organizer: components["schemas"]["Player2"];
        };
        Line: {
            afterMinutes: number | null;
            alwaysOpen: boolean;
            filledBy: ("bots" | "fewer") | null;
            fillsAt: string | null;
            waiting: number;
        };
        List: {
            members: string[];
            name: string;
        };
        List2: {
            members: string[];
            name: string;
        };
        MayAppeal: {
            /** @enum {string} */
            answers: "another" | "same";
            /** Format: date-time */
            until: string;
        };
        Me: {
            decision: string | null;
            fallback: {
                rule: string;
                text: string;
            } | null;
            keeper: string | null;
            pass: string | null;
            roles: ("organizer" | "moderator" | "player")[];
            seat: string | null;
            stored: components["schemas"]["Stored"] | null;
        };
        Measures: {
            appeal: components["schemas"]["Appeal2"] | null;
            /** Format: date-time */
            at: string;
            excerpt: string;
            id: string;
            inForce: boolean;
            /** @enum {string} */
            kind: "hide" | "suspend";
            mayAppeal: boolean;
            target: {
                /** @constant */
                kind: "league";
                league: string;
            } | {
                /** @constant */
                kind: "league-name";
                league: string;
            } | {
                /** @constant */
                kind: "league-about";
                league: string;
            } | {
                /** @constant */
                kind: "league-rules";
                league: string;
            } | {
                /** @constant */
                kind: "league-details";
                league: string;
            } | components["schemas"]["Target"] | components["schemas"]["Target12"] | components["schemas"]["Target3"] | {
                /** @constant */
                kind: "season-name";
                season: string;
            } | {
                /** @constant */
                kind: "season-about";
                season: string;
            } | {
                /** @constant */
                kind: "season-details";
                season: string;
            } | {
                /** @constant */
                kind: "season-cancelled";
                season: string;
            } | {
                /** @constant */
                kind: "team-names";
                season: string;
            } | {
                /** @constant */
                kind: "division-name";
                season: string;
            } | components["schemas"]["Target4"] | components["schemas"]["Target5"] | components["schemas"]["Target6"] | components["schemas"]["Target7"] | components["schemas"]["Target8"] | components["schemas"]["Target9"] | components["schemas"]["Target10"] | components["schemas"]["Target11"] | {
                /** @constant */
                kind: "account";
                player: string;
            } | {
                /** @constant */
                kind: "results";
                season: string;
            };
            until: string | null;
            why: string;
        };
        MeetAgain: {
            pair: [
                string,
                string
            ];
            times: number;
        };
        Member: {
            banned: boolean;
            bannedUntil: string | null;
            /** Format: date-time */
            joinedAt: string;
            leftAt: string | null;
            muted: boolean;
            player: components["schemas"]["Player2"];
            roles: ("organizer" | "moderator" | "player")[];
        };
        Members: {
            banned: boolean;
            bannedUntil: string | null;
            /** Format: date-time */
            joinedAt: string;
            muted: boolean;
            player: components["schemas"]["Player2"];
            roles: ("organizer" | "moderator" | "player")[];
        };
        Messages: {
            /** Format: date-time */
            at: string;
            blocked: boolean;
            deletedAt: string | null;
            from: string;
            id: string;
            mine: boolean;
            text: string;
            thread: string;
            waiting: boolean;
        };
        Mine: {
            accepted: number | null;
            avoids: string[];
            confirmed: boolean;
            declined: boolean;
            prefers: string[];
            /** @enum {string} */
            state: "in" | "waiting" | "asked" | "invited" | "withdrawn" | "removed";
            zone: string | null;
        };
        Mine2: {
            atOnce: boolean;
            gracesLeft: number;
            holidays: string[];
            holidaysLeft: number;
            substitute: boolean;
        };
        Mine3: {
            /** @enum {string} */
            state: "in" | "waiting" | "asked" | "invited" | "withdrawn" | "removed";
            waits: boolean;
        };
        Misses: {
            disorder: boolean;
            row: number;
            seat: string;
            total: number;
        };
        Notes: {
            /** Format: date-time */
            at: string;
            id: string;
            label: string | null;
            step: number | null;
            study: string | null;
            text: string;
        };
        Notices: {
            /** Format: date-time */
            at: string;
            by: components["schemas"]["Player2"];
            editedAt: string | null;
            game: string | null;
            id: string;
            /** @enum {string} */
            kind: "announce" | "personal-link" | "warn" | "mute" | "unmute" | "ban" | "unban" | "grace" | "missed" | "disorder" | "substitute" | "replaced" | "relieved" | "upheld" | "denied" | "answer-stands" | "answer-changed";
            league: {
                id: string;
                name: string;
            };
            mayChange: boolean;
            player: string | null;
            season: {
                id: string;
                name: string;
            } | null;
            text: string;
            until: string | null;
        };
        Offers: {
            asks: string;
            board: number;
            deadline: string | null;
            figures: {
                [key: string]: number;
            };
            game: string;
            label: string;
            league: {
                id: string;
                name: string;
            };
            round: number;
            season: {
                id: string;
                name: string;
            };
            seat: string;
            /** @enum {string} */
            system: "ny2047" | "nyc-risk" | "new-era" | "domination" | "classic";
            systemTitle: string;
            /** Format: date-time */
            until: string;
            /** @enum {string} */
            why: "holder" | "vacant" | "moderator";
        };
        Open: {
            board: number;
            game: string;
            mayRule: boolean;
            round: number;
            season: {
                id: string;
                name: string;
            };
            seat: string;
        };
        Open2: {
            /** @default 1 */
            boardsAtATime: number;
            /** @default 1000 */
            endsAfter: number;
            fill?: components["schemas"]["Fill"];
        };
        Open3: {
            /** @default 1 */
            boardsAtATime: number;
            /** @default 1000 */
            endsAfter: number;
            fill?: components["schemas"]["Fill"];
        };
        Orders: {
            readonly by?: string[];
            order: unknown;
            reason: string;
            result: string;
            seat: string;
        };
        /** Days for orders */
        Orders2: {
            /** Days */
            days: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
            /** At */
            time: string;
        };
        Outcome: {
            placing: string[][];
            type: string;
            winners: string[];
        };
        Paused: {
            left: number | null;
            /** Format: date-time */
            since: string;
        };
        People: {
            player: components["schemas"]["Player2"];
            seat: string;
        };
        Plan: {
            orders: unknown[];
            refused: components["schemas"]["Refused"] | null;
            /** Format: date-time */
            storedAt: string;
        };
        Planned: {
            away: {
                [key: string]: "request" | "absent";
            };
            boards: {
                [key: string]: string;
            }[];
            certificate: components["schemas"]["Certificate"];
            chairsChanged: boolean;
            people: components["schemas"]["Player2"][];
            round: number;
            sittingOut: string[];
            stale: boolean;
            /** @enum {string} */
            state: "planned" | "open";
            version: number;
        };
        Player: {
            email: string | null;
            id: string;
            language: ("en" | "de" | "es") | null;
            name: string;
            quiet: components["schemas"]["Quiet"] | null;
            zone: string | null;
        };
        Player2: {
            id: string;
            /** @enum {string} */
            kind: "human" | "bot";
            name: string;
        };
        Players: {
            absent: boolean;
            enteredBy: string | null;
            hasCome: boolean;
            id: string;
            /** @enum {string} */
            kind: "human" | "bot";
            /** @enum {string} */
            login: "self" | "link";
            mail: ("sent" | "arrived" | "opened" | "bounced") | null;
            mailAt: string | null;
            name: string;
            /** Format: date-time */
            since: string;
            /** @enum {string} */
            state: "in" | "waiting" | "asked" | "invited" | "withdrawn" | "removed";
        };
        Policy: {
            /**
             * Abandoned boards
             * @description A board that no player plays any more is paused. It goes on when somebody sends orders, and otherwise ends.
             * @default null
             */
            abandoned: components["schemas"]["Abandoned"] | null;
            /**
             * Seats without a player agree to draws
             * @description Bots and seats in civil disorder agree to every draw for which all other seats vote.
             * @default false
             */
            agreeToDraws: boolean;
            /**
             * Turns more until a bot takes it
             * @description 0: at once. Left empty: no bot does.
             * @default null
             */
            botAfter: number | null;
            /**
             * Civil disorder
             * @description The game stops waiting for a seat whose player keeps missing turns.
             * @default null
             */
            disorder: components["schemas"]["Disorder"] | null;
            /**
             * A lost board counts
             * @description A player who loses a seat by these rules gets no points for the board. Otherwise the board does not count for them.
             * @default false
             */
            forfeits: boolean;
            /**
             * Grace
             * @description The deadline moves the first times that a player has no orders.
             * @default null
             */
            grace: components["schemas"]["Grace"] | null;
            /**
             * Days of holiday
             * @description Each player may book this many days a season; no deadline of theirs falls on them.
             * @default 0
             */
            holidays: number;
            /**
             * Minutes late the platform may be
             * @description Beyond that, or beyond half a turn, the next turn gets its whole time.
             * @default null
             */
            makeGood: number | null;
            /**
             * Least reliability to register, %
             * @description Left empty: none is asked for.
             * @default null
             */
            reliability: number | null;
            /**
             * Who gets the points of a seat that changed hands
             * @default holder
             * @enum {string}
             */
            seatPoints: "holder" | "share";
            /**
             * Who is asked to take a seat in civil disorder
             * @default none
             * @enum {string}
             */
            substitutes: "none" | "first" | "rating";
            /** @default 1 */
            version: number;
            /**
             * Votes for more time
             * @description Players who owe orders may vote for a later deadline, once a turn.
             * @default null
             */
            vote: components["schemas"]["Vote"] | null;
        };
        Practice: {
            deadline: string | null;
            game: string;
            isMyTurn: boolean;
            label: string;
            /** @enum {string} */
            level: "gentle" | "steady" | "sharp";
            /** Format: date-time */
            openedAt: string;
            others: components["schemas"]["Player2"][];
            /** @enum {string} */
            status: "asked" | "waits" | "running" | "finished";
            /** @enum {string} */
            system: "ny2047" | "nyc-risk" | "new-era" | "domination" | "classic";
            systemTitle: string;
        };
        Press: {
            given: number;
            mine: boolean;
            /** @enum {string} */
            mode: "never" | "by-consent" | "always";
            of: number;
        };
        Problem: {
            code: string;
            detail: string;
            problems?: {
                code: string;
                message: string;
                path: (string | number)[];
                rule: string;
            }[];
            status: number;
            title: string;
            type: string;
        };
        Program: {
            secret: string;
            /** Format: date-time */
            since: string;
            url: string;
        };
        Programs: {
            /** Format: date-time */
            began: string;
            id: string;
            name: string;
            scopes: ("read" | "play" | "organize" | "account")[];
            seenAt: string | null;
            /** Format: date-time */
            until: string;
        };
        Proposals: {
            /** Format: date-time */
            at: string;
            by: components["schemas"]["Player2"];
            cutOff: boolean;
            details: {
                field: string;
                value: string;
            }[];
            id: string;
            mayConfirm: boolean;
            mine: boolean;
            /** Format: date-time */
            until: string;
            what: string;
        };
        Quiet: {
            from: string;
            to: string;
            zone: string;
        };
        Refused: {
            code: string;
            message: string;
            path: (string | number)[];
            rule: string;
        };
        /**
         * @default {
         *       "mode": "open",
         *       "capacity": null,
         *       "confirm": false,
         *       "review": false,
         *       "late": false
         *     }
         */
        Registration: {
            /** @default null */
            capacity: number | null;
            /** @default false */
            confirm: boolean;
            /** @default false */
            late: boolean;
            /**
             * @default open
             * @enum {string}
             */
            mode: "open" | "invitation" | "approval";
            /** @default false */
            review: boolean;
        };
        Registration2: {
            /** @default null */
            capacity: number | null;
            code: string | null;
            /** @default false */
            confirm: boolean;
            /** @default false */
            late: boolean;
            /**
             * @default open
             * @enum {string}
             */
            mode: "open" | "invitation" | "approval";
            /** @default false */
            review: boolean;
        };
        /**
         * @default {
         *       "mode": "open",
         *       "capacity": null,
         *       "confirm": false,
         *       "review": false,
         *       "late": false
         *     }
         */
        Registration3: {
            /** @default null */
            capacity: number | null;
            /** @default false */
            confirm: boolean;
            /** @default false */
            late: boolean;
            /**
             * @default open
             * @enum {string}
             */
            mode: "open" | "invitation" | "approval";
            /** @default false */
            review: boolean;
        };
        Reserve: {
            left: number;
            seat: string;
        };
        /**
         * Reserve
         * @description Each seat has extra time for the whole game. A late decision uses it up; each decision adds some.
         */
        Reserve2: {
            /**
             * Minutes added with each decision
             * @example 60
             */
            increment: number;
            /**
             * Minutes at most
             * @example 2880
             */
            most: number;
            /**
             * Minutes at the start
             * @example 1440
             */
            start: number;
        };
        /** A part of their mean */
        Rest: {
            /** Factor */
            factor: number;
            /** @constant */
            rule: "mean";
        };
        /** A part of each */
        Rest2: {
            /**
             * Parts
             * @description Of one further, then of two: 1/2; 1/3, 1/3 is half of one, or a third of each of two.
             */
            factors: number[][];
            /** @constant */
            rule: "parts";
        };
        Results: {
            board: number;
            game: string;
            kept: number;
            owed: number;
            place: number | null;
            players: number;
            round: number;
            seat: string;
        };
        Rounds: {
            /** @default null */
            endsAt: string | null;
            /** @default null */
            opensAt: string | null;
        };
        Rounds2: {
            /** @default null */
            endsAt: string | null;
            /** @default null */
            opensAt: string | null;
        };
        Rounds3: {
            figures: {
                [key: string]: number;
            };
            game: string;
            points: number;
            round: number;
            running: boolean;
            seat: string;
        };
        Rows: {
            place: number;
            player: components["schemas"]["Player2"];
        };
        Rows2: {
            champions: components["schemas"]["Player2"][];
            /** Format: date-time */
            endedAt: string;
            league: {
                id: string;
                name: string;
            };
            players: number;
            season: {
                id: string;
                name: string;
            };
            /** @enum {string} */
            system: "ny2047" | "nyc-risk" | "new-era" | "domination" | "classic" | "results-only";
            unconfirmed: boolean;
        };
        Rows3: {
            deviation: number;
            games: number;
            history: number[];
            inactive: boolean;
            /** Format: date-time */
            lastPlayed: string;
            place: number | null;
            player: components["schemas"]["Player2"];
            provisional: boolean;
            rating: number;
            wins: number;
        };
        Rules: {
            down: number;
            least: number;
            most: number;
            target: number;
            up: number;
        };
        Rulings: {
            after: string;
            /** Format: date-time */
            at: string;
            before: string;
            by: components["schemas"]["Player2"];
            confirmedBy?: components["schemas"]["Player2"];
            /** @enum {string} */
            kind: "extend" | "pause" | "resume" | "close" | "replace" | "disorder" | "roll-back" | "correct-order" | "correct-position" | "correct" | "void" | "restore";
            number: number;
            reason: string;
            step: number;
        };
        Schedule: {
            /** @default null */
            announcesAt: string | null;
            /** @default 0 */
            breakDays: number;
            /** @default null */
            checkIn: components["schemas"]["CheckIn"] | null;
            /** @default null */
            closesAt: string | null;
            /** @default null */
            everyDays: number | null;
            /** @default null */
            fewest: number | null;
            /** @default null */
            lastsDays: number | null;
            /** @default null */
            opensAt: string | null;
            /** @default null */
            renews: {
                afterDays: number;
            } | null;
            /** @default [] */
            rounds: components["schemas"]["Rounds"][];
            /**
             * @default stands
             * @enum {string}
             */
            slow: "stands" | "void";
            /** @default null */
            startsAt: string | null;
        };
        Schedule2: {
            /** @default null */
            announcesAt: string | null;
            /** @default 0 */
            breakDays: number;
            /** @default null */
            checkIn: components["schemas"]["CheckIn"] | null;
            /** @default null */
            closesAt: string | null;
            /** @default null */
            everyDays: number | null;
            /** @default null */
            fewest: number | null;
            /** @default null */
            lastsDays: number | null;
            /** @default null */
            opensAt: string | null;
            /** @default null */
            renews: {
                afterDays: number;
            } | null;
            /** @default [] */
            rounds: components["schemas"]["Rounds2"][];
            /**
             * @default stands
             * @enum {string}
             */
            slow: "stands" | "void";
            /** @default null */
            startsAt: string | null;
        };
        Scoring: {
            /** @enum {string} */
            id: "sum-of-squares" | "draw-size" | "leading-measure" | "rank-points" | "calhamer" | "draw-size-survivors" | "draw-size-420" | "survivors-win" | "sum-of-squares-pot" | "solo-or-bust" | "carnage" | "carnage-dead-equal" | "carnage-2023" | "centre-count-carnage" | "c-diplo" | "c-diplo-edc" | "c-diplo-100" | "c-diplo-80" | "c-diplo-namur" | "tribute" | "half-tribute" | "open-tribute" | "detour09" | "dixie" | "manorcon" | "manorcon-original" | "manorcon-2" | "bangkok" | "olympic" | "bangkok-pike" | "world-classic" | "summer-classic" | "open-mind-the-gap" | "whipping" | "southern-sun" | "ranked-classic" | "ranked-classic-2" | "haight" | "maxonian" | "7eleven" | "base-3" | "mischief" | "vulcan" | "duct-tape" | "duct-tape-elimination" | "sydney" | "your-draw-size-short" | "your-draw-size" | "own" | "formula";
            parameters: {
                [key: string]: unknown;
            };
        };
        Scoring2: {
            explanation: string;
            /** @enum {string} */
            id: "sum-of-squares" | "draw-size" | "leading-measure" | "rank-points" | "calhamer" | "draw-size-survivors" | "draw-size-420" | "survivors-win" | "sum-of-squares-pot" | "solo-or-bust" | "carnage" | "carnage-dead-equal" | "carnage-2023" | "centre-count-carnage" | "c-diplo" | "c-diplo-edc" | "c-diplo-100" | "c-diplo-80" | "c-diplo-namur" | "tribute" | "half-tribute" | "open-tribute" | "detour09" | "dixie" | "manorcon" | "manorcon-original" | "manorcon-2" | "bangkok" | "olympic" | "bangkok-pike" | "world-classic" | "summer-classic" | "open-mind-the-gap" | "whipping" | "southern-sun" | "ranked-classic" | "ranked-classic-2" | "haight" | "maxonian" | "7eleven" | "base-3" | "mischief" | "vulcan" | "duct-tape" | "duct-tape-elimination" | "sydney" | "your-draw-size-short" | "your-draw-size" | "own" | "formula";
            name: string;
        };
        ScoringByRound: {
            round: number;
            scoring: ("sum-of-squares" | "draw-size" | "leading-measure" | "rank-points" | "calhamer" | "draw-size-survivors" | "draw-size-420" | "survivors-win" | "sum-of-squares-pot" | "solo-or-bust" | "carnage" | "carnage-dead-equal" | "carnage-2023" | "centre-count-carnage" | "c-diplo" | "c-diplo-edc" | "c-diplo-100" | "c-diplo-80" | "c-diplo-namur" | "tribute" | "half-tribute" | "open-tribute" | "detour09" | "dixie" | "manorcon" | "manorcon-original" | "manorcon-2" | "bangkok" | "olympic" | "bangkok-pike" | "world-classic" | "summer-classic" | "open-mind-the-gap" | "whipping" | "southern-sun" | "ranked-classic" | "ranked-classic-2" | "haight" | "maxonian" | "7eleven" | "base-3" | "mischief" | "vulcan" | "duct-tape" | "duct-tape-elimination" | "sydney" | "your-draw-size-short" | "your-draw-size" | "own" | "formula") | components["schemas"]["Scoring"];
        };
        Searches: {
            asked: components["schemas"]["Player2"] | null;
            mayEnd: boolean;
            passed: number;
            seat: string;
            /** Format: date-time */
            since: string;
            until: string | null;
            /** @enum {string} */
            why: "holder" | "vacant" | "moderator";
        };
        Season: {
            id: string;
            name: string;
            /** @enum {string} */
            status: "registration" | "running" | "finished";
        };
        Seasons: {
            champions: components["schemas"]["Player2"][];
            /** Format: date-time */
            createdAt: string;
            id: string;
            imported: boolean;
            name: string;
            players: number;
            /** @enum {string} */
            status: "registration" | "running" | "finished";
            /** @enum {string} */
            system: "ny2047" | "nyc-risk" | "new-era" | "domination" | "classic" | "results-only";
        };
        Seasons2: {
            results: components["schemas"]["Results"][];
            season: {
                id: string;
                name: string;
            };
            /** @enum {string} */
            state: "in" | "waiting" | "asked" | "invited" | "withdrawn" | "removed";
            /** @enum {string} */
            status: "registration" | "running" | "finished";
        };
        SeatAgain: {
            player: string;
            seat: string;
            times: number;
        };
        Seating: {
            of: number;
            round: number;
            seated: number;
        };
        Seats: {
            eliminated: boolean;
            figures: {
                [key: string]: number;
            };
            player: components["schemas"]["Player2"];
            program: boolean;
            seat: string;
            /** @enum {string} */
            state: "none-owed" | "nothing" | "stored" | "ready" | "late";
        };
        Seats2: {
            figures: {
                [key: string]: number;
            };
            place: number | null;
            player: components["schemas"]["Player2"];
            points: number;
            seat: string;
        };
        Seats3: {
            place: number;
            player: components["schemas"]["Player2"];
            points: number;
            seat: string;
        };
        Seats4: {
            figures: {
                [key: string]: number;
            };
            out: number | null;
            place: number | null;
            player: components["schemas"]["Player2"];
            points: number;
            seat: string;
        };
        Seats5: {
            figures: {
                [key: string]: number;
            };
            out?: number;
            place: number;
            seat: string;
        };
        Sentences: {
            /** @constant */
            ofOrder?: true;
            rules: string[];
            seats: string[];
            text: string;
        };
        Settings: {
            absence?: components["schemas"]["Policy"];
            aggregation?: components["schemas"]["Aggregation2"];
            atTheTable?: {
                rated: boolean;
            };
            boardSize?: number;
            deadlines: components["schemas"]["Deadlines2"];
            /** @enum {string} */
            disputes?: "run" | "hold";
            division?: components["schemas"]["Division2"];
            /**
             * @default {
             *       "kind": "rounds",
             *       "rounds": 1,
             *       "strength": "ignore",
             *       "topBoard": false
             *     }
             */
            format: components["schemas"]["Format4"] | components["schemas"]["Format5"] | {
                /** @constant */
                kind: "round-robin";
                /** @default false */
                topBoard: boolean;
            } | {
                advance: number;
                /** @constant */
                kind: "knock-out";
            } | components["schemas"]["Format6"];
            /**
             * @default bots
             * @enum {string}
             */
            leftOver: "bots" | "byes" | "smaller-boards";
            name: string;
            /** @default {} */
            options: {
                [key: string]: unknown;
            };
            /**
             * @default full
             * @enum {string}
             */
            press: "full" | "public" | "rulebook" | "delayed" | "gunboat" | "none";
            /** @enum {string} */
            pressAtEnd?: "never" | "by-consent" | "always";
            /** @enum {string} */
            programs?: "allowed" | "refused";
            registration: components["schemas"]["Registration3"];
            schedule?: components["schemas"]["Schedule2"];
            scoring?: ("sum-of-squares" | "draw-size" | "leading-measure" | "rank-points" | "calhamer" | "draw-size-survivors" | "draw-size-420" | "survivors-win" | "sum-of-squares-pot" | "solo-or-bust" | "carnage" | "carnage-dead-equal" | "carnage-2023" | "centre-count-carnage" | "c-diplo" | "c-diplo-edc" | "c-diplo-100" | "c-diplo-80" | "c-diplo-namur" | "tribute" | "half-tribute" | "open-tribute" | "detour09" | "dixie" | "manorcon" | "manorcon-original" | "manorcon-2" | "bangkok" | "olympic" | "bangkok-pike" | "world-classic" | "summer-classic" | "open-mind-the-gap" | "whipping" | "southern-sun" | "ranked-classic" | "ranked-classic-2" | "haight" | "maxonian" | "7eleven" | "base-3" | "mischief" | "vulcan" | "duct-tape" | "duct-tape-elimination" | "sydney" | "your-draw-size-short" | "your-draw-size" | "own" | "formula") | components["schemas"]["Scoring"];
            scoringByRound?: components["schemas"]["ScoringByRound"][];
            /** @enum {string} */
            system: "ny2047" | "nyc-risk" | "new-era" | "domination" | "classic" | "results-only";
            teams?: components["schemas"]["Teams2"];
            version?: number;
        };
        Shape: {
            guest: boolean;
            player: components["schemas"]["Player"] | null;
        };
        Shape2: {
            plan: components["schemas"]["Plan"] | null;
        };
        Shape3: {
            closesAt: string | null;
            consent: components["schemas"]["Consent"] | null;
            deadline: string | null;
            grace: {
                frozen: boolean;
                seats: string[];
            } | null;
            misses: components["schemas"]["Misses"][];
            policy: components["schemas"]["Policy"] | null;
            reserve: components["schemas"]["Reserve"][];
            seat: string | null;
            step: number;
            vote: components["schemas"]["Vote2"] | null;
            zone: string | null;
        };
        Shape4: {
            /** Format: date-time */
            at: string;
            blocked: boolean;
            deletedAt: string | null;
            from: string;
            id: string;
            mine: boolean;
            text: string;
            thread: string;
            waiting: boolean;
        };
        Shape5: {
            messages: number;
        };
        Shape6: {
            players: components["schemas"]["Player2"][];
        };
        Shape7: {
            about: string;
            aboutIn: {
                [key: string]: string;
            };
            closedAt: string | null;
            /** Format: date-time */
            createdAt: string;
            from: {
                key: string;
                name: string;
            } | null;
            handOver: components["schemas"]["HandOver"] | null;
            hidden: components["schemas"]["Hidden"] | null;
            id: string;
            invitation: string | null;
            links: {
                title: string;
                url: string;
            }[];
            mayAsk: boolean;
            memberCount: number;
            members: components["schemas"]["Members"][];
            myRoles: ("organizer" | "moderator" | "player")[];
            name: string;
            organizer: components["schemas"]["Player2"];
            private: boolean;
            rules: string;
            rulesIn: {
                [key: string]: string;
            };
            seasons: components["schemas"]["Seasons"][];
            venue: string;
            version: number;
        };
        Shape8: {
            file: components["schemas"]["File"][];
            league: {
                id: string;
                name: string;
            };
            mayMerge: boolean;
            member: components["schemas"]["Member"];
            open: components["schemas"]["Open"][];
            reliability: number | null;
            seasons: components["schemas"]["Seasons2"][];
            turns: components["schemas"]["Turns"];
        };
        Shape9: {
            into: components["schemas"]["Player2"];
        };
        Shape10: {
            /** @constant */
            code: "proposed";
            detail: string;
            proposal: string;
            /** Format: date-time */
            until: string;
        };
        Shape11: {
            notices: components["schemas"]["Notices"][];
        };
        Shape12: {
            chats: components["schemas"]["Chats"][];
            discordInstall: string | null;
            failed: components["schemas"]["Failed"][];
            league: string;
            webhooks: components["schemas"]["Webhooks"][];
        };
        Shape13: {
            /** @enum {string} */
            channel: "mail" | "push" | "discord" | "slack" | "program";
            subject: string;
        };
        Shape14: {
            absence?: components["schemas"]["Absence"];
            aggregation?: components["schemas"]["Aggregation"];
            atTheTable?: {
                rated: boolean;
            };
            boardSize?: number;
            deadlines: components["schemas"]["Deadlines"];
            /** @enum {string} */
            disputes?: "run" | "hold";
            division?: components["schemas"]["Division"];
            /**
             * @default {
             *       "kind": "rounds",
             *       "rounds": 1,
             *       "strength": "ignore",
             *       "topBoard": false
             *     }
             */
            format: components["schemas"]["Format"] | components["schemas"]["Format2"] | {
                /** @constant */
                kind: "round-robin";
                /** @default false */
                topBoard: boolean;
            } | {
                advance: number;
                /** @constant */
                kind: "knock-out";
            } | components["schemas"]["Format3"];
            /**
             * @default bots
             * @enum {string}
             */
            leftOver: "bots" | "byes" | "smaller-boards";
            name: string;
            /** @default {} */
            options: {
                [key: string]: unknown;
            };
            /**
             * @default full
             * @enum {string}
             */
            press: "full" | "public" | "rulebook" | "delayed" | "gunboat" | "none";
            /** @enum {string} */
            pressAtEnd?: "never" | "by-consent" | "always";
            /** @enum {string} */
            programs?: "allowed" | "refused";
            registration?: components["schemas"]["Registration"];
            schedule?: components["schemas"]["Schedule"];
            scoring?: ("sum-of-squares" | "draw-size" | "leading-measure" | "rank-points" | "calhamer" | "draw-size-survivors" | "draw-size-420" | "survivors-win" | "sum-of-squares-pot" | "solo-or-bust" | "carnage" | "carnage-dead-equal" | "carnage-2023" | "centre-count-carnage" | "c-diplo" | "c-diplo-edc" | "c-diplo-100" | "c-diplo-80" | "c-diplo-namur" | "tribute" | "half-tribute" | "open-tribute" | "detour09" | "dixie" | "manorcon" | "manorcon-original" | "manorcon-2" | "bangkok" | "olympic" | "bangkok-pike" | "world-classic" | "summer-classic" | "open-mind-the-gap" | "whipping" | "southern-sun" | "ranked-classic" | "ranked-classic-2" | "haight" | "maxonian" | "7eleven" | "base-3" | "mischief" | "vulcan" | "duct-tape" | "duct-tape-elimination" | "sydney" | "your-draw-size-short" | "your-draw-size" | "own" | "formula") | components["schemas"]["Scoring"];
            scoringByRound?: components["schemas"]["ScoringByRound"][];
            /** @enum {string} */
            system: "ny2047" | "nyc-risk" | "new-era" | "domination" | "classic" | "results-only";
            teams?: components["schemas"]["Teams"];
            version?: number;
        };
        Shape15: {
            about: string;
            aboutIn: {
                [key: string]: string;
            };
            absence: components["schemas"]["Policy"] | null;
            apart: [
                string,
                string
            ][];
            atTheTable: {
                rated: boolean;
            } | null;
            boards: components["schemas"]["Boards"][];
            boardSize: number;
            calendar: components["schemas"]["Calendar"][];
            cancelled: string | null;
            champions: components["schemas"]["Player2"][];
            checkIn: components["schemas"]["CheckIn2"] | null;
            counts: components["schemas"]["Counts"];
            /** Format: date-time */
            createdAt: string;
            deadlines: components["schemas"]["Deadlines2"];
            /** @enum {string} */
            disputes: "run" | "hold";
            division: components["schemas"]["Division2"] | null;
            drawSeed: string | null;
            entered: boolean;
            entries: components["schemas"]["Entries"][];
            fixed: {
                setting: string;
                why: string;
            }[];
            format: components["schemas"]["Format4"] | components["schemas"]["Format5"] | {
                /** @constant */
                kind: "round-robin";
                /** @default false */
                topBoard: boolean;
            } | {
                advance: number;
                /** @constant */
                kind: "knock-out";
            } | components["schemas"]["Format6"];
            hours: components["schemas"]["Hours"][];
            id: string;
            importedAt: string | null;
            league: {
                id: string;
                name: string;
            };
            /** @enum {string} */
            leftOver: "bots" | "byes" | "smaller-boards";
            line: components["schemas"]["Line"] | null;
            links: {
                title: string;
                url: string;
            }[];
            measures: {
                id: string;
                name: string;
            }[];
            mine: components["schemas"]["Mine"] | null;
            movedIn: boolean;
            myRoles: ("organizer" | "moderator" | "player")[];
            myRow: components["schemas"]["Standing"] | null;
            name: string;
            named: components["schemas"]["Player2"][];
            next: string | null;
            openable: number | null;
            options: {
                [key: string]: unknown;
            };
            planned: components["schemas"]["Planned"][];
            postponed: string | null;
            /** @enum {string} */
            press: "full" | "public" | "rulebook" | "delayed" | "gunboat" | "none";
            /** @enum {string} */
            pressAtEnd: "never" | "by-consent" | "always";
            /** @enum {string} */
            programs: "allowed" | "refused";
            registration: components["schemas"]["Registration2"];
            registrationOpen: boolean;
            results: {
                fewest: boolean;
                /** @enum {string} */
                kind: "points" | "places" | "wins";
            };
            round: number;
            rounds: number;
            rules: string;
            schedule: components["schemas"]["Schedule2"] | null;
            scoring: components["schemas"]["Scoring2"];
            seating: components["schemas"]["Seating"] | null;
            seats: string[];
            standing: components["schemas"]["Standing"][];
            /** @enum {string} */
            status: "registration" | "running" | "finished";
            /** @enum {string} */
            system: "ny2047" | "nyc-risk" | "new-era" | "domination" | "classic" | "results-only";
            systemTitle: string;
            teams: boolean;
            textsVersion: number;
            venue: string;
            version: number;
        };
        Shape16: {
            away: {
                [key: string]: "request" | "absent";
            };
            boards: {
                [key: string]: string;
            }[];
            certificate: components["schemas"]["Certificate"];
            chairsChanged: boolean;
            people: components["schemas"]["Player2"][];
            round: number;
            sittingOut: string[];
            stale: boolean;
            /** @enum {string} */
            state: "planned" | "open";
            version: number;
        };
        Shape17: {
            mine: components["schemas"]["Mine2"] | null;
            policy: components["schemas"]["Policy"] | null;
            substitutes: components["schemas"]["Player2"][];
        };
        Shape18: {
            checkIn: components["schemas"]["CheckIn2"] | null;
            out: components["schemas"]["Player2"][];
            playing: components["schemas"]["Player2"][];
            silent: components["schemas"]["Player2"][];
        };
        Shape19: {
            drafts: components["schemas"]["Drafts"][];
        };
        Shape20: {
            announcesAt: string | null;
            id: string;
            league: {
                id: string;
                name: string;
            };
            settings: components["schemas"]["Settings"];
        };
        Shape21: {
            added: components["schemas"]["Added"][];
            count: number;
            nextRound: number;
            page: number;
            pages: number;
            players: components["schemas"]["Players"][];
            season: components["schemas"]["Season"];
            skipped: string[];
        };
        Shape22: {
            /** @enum {string} */
            atTheTable: "no" | "open" | "entered";
            board: number;
            /** @enum {string} */
            ending: "won" | "shared" | "points" | "time";
            game: string;
            laterBoards: components["schemas"]["LaterBoards"][];
            league: {
                id: string;
                name: string;
            };
            /** @enum {string} */
            mayRule: "yes" | "no-role" | "plays";
            measures: {
                id: string;
                name: string;
            }[];
            round: number;
            rulings: components["schemas"]["Rulings"][];
            season: {
                id: string;
                name: string;
            };
            seats: components["schemas"]["Seats4"][];
            /** @enum {string} */
            state: "as-played" | "corrected" | "void";
            /** @enum {string} */
            system: "ny2047" | "nyc-risk" | "new-era" | "domination" | "classic" | "results-only";
            years: number | null;
        };
        Shape23: {
            entries: components["schemas"]["Entries2"][];
            next: string | null;
        };
        Shape24: {
            next: string | null;
            rows: components["schemas"]["Rows2"][];
        };
        Shape25: {
            boards: components["schemas"]["Boards2"][];
            league: {
                id: string;
                name: string;
            };
            mayAsk: boolean;
            mine: ("asked" | "given" | "declined") | null;
            season: {
                id: string;
                name: string;
            };
        };
        Shape26: {
            rulings: components["schemas"]["Rulings"][];
        };
        Shape27: {
            closed: boolean;
            lines: string[];
            notes: components["schemas"]["Refused"][];
            seat: string;
            step: number;
            storedAt: string | null;
        };
        Shape28: {
            cases: (components["schemas"]["Cases"] | components["schemas"]["Cases2"])[];
        };
        Shape29: {
            mayHide: boolean;
            press: components["schemas"]["Press"] | null;
            statements: components["schemas"]["Statements"][];
            why: string | null;
        };
        Shape30: {
            proposals: components["schemas"]["Proposals"][];
        };
        Shape31: {
            count: number;
            items: components["schemas"]["Inbox"][];
            /** Format: date-time */
            now: string;
        };
        Shape32: {
            browsers: components["schemas"]["Browsers"][];
            calendar: string | null;
            choices: {
                [key: string]: ("mail" | "push" | "digest")[];
            };
            digestHour: number;
            email: string | null;
            failed: components["schemas"]["Failed"][];
            mailStopped: ("bounced" | "complained") | null;
            program: components["schemas"]["Program"] | null;
            pushKey: string | null;
            reminders: number[];
            zone: string;
        };
        Shape33: {
            by: string;
            league: string;
            season: {
                id: string;
                name: string;
            };
        };
        Shape34: {
            options: {
                [key: string]: unknown;
            };
            token: string;
        };
        Shape35: {
            notes: components["schemas"]["Notes"][];
        };
        Shape36: {
            listed: number;
            mayAsk: string[];
            searches: components["schemas"]["Searches"][];
        };
        Shape37: {
            offers: components["schemas"]["Offers"][];
        };
        Shape38: {
            measures: components["schemas"]["Measures"][];
        };
        Shape39: {
            administrators: components["schemas"]["Administrators"][];
            openAppeals: number;
            openReports: number;
        };
        Shared: {
            devices: number;
            /** Format: date-time */
            lastAt: string;
            networks: number;
            players: [
                components["schemas"]["Player2"],
                components["schemas"]["Player2"]
            ];
        };
        SitOut: {
            /**
             * The average of own rounds instead
             * @description For a bye by the draw; the points above until the player has played a round.
             */
            average?: boolean;
            /** Points */
            points: number;
            /**
             * Points for a bye by request
             * @description Who said so in advance; absent players get none.
             * @default 0
             */
            request: number;
            /**
             * Paid
             * @description For the first one only, or for each.
             * @enum {string}
             */
            times: "once" | "each";
        };
        SitOut2: {
            /**
             * The average of own rounds instead
             * @description For a bye by the draw; the points above until the player has played a round.
             */
            average?: boolean;
            /** Points */
            points: number;
            /**
             * Points for a bye by request
             * @description Who said so in advance; absent players get none.
             * @default 0
             */
            request: number;
            /**
             * Paid
             * @description For the first one only, or for each.
             * @enum {string}
             */
            times: "once" | "each";
        };
        /**
         * Days without deadlines
         * @description Nothing closes at weekends, or on dates that you name.
         */
        Skip: {
            /**
             * Holidays
             * @description Dates with spaces between them, such as 2026-12-25.
             * @default []
             */
            dates: string[];
            /**
             * No deadlines at weekends
             * @description They move to the same time on Monday.
             * @default false
             */
            weekends: boolean;
        };
        /**
         * Days without deadlines
         * @description Nothing closes at weekends, or on dates that you name.
         */
        Skip2: {
            /**
             * Holidays
             * @description Dates with spaces between them, such as 2026-12-25.
             * @default []
             */
            dates: string[];
            /**
             * No deadlines at weekends
             * @description They move to the same time on Monday.
             * @default false
             */
            weekends: boolean;
        };
        Standing: {
            lines: {
                points: number;
                text: string;
            }[];
            place: number;
            player: components["schemas"]["Player2"];
            rounds: components["schemas"]["Rounds3"][];
            total: number;
        };
        Statements: {
            /** Format: date-time */
            at: string;
            blocked: boolean;
            hidden: string | null;
            id: string;
            mine: boolean;
            player: components["schemas"]["Player2"];
            seat: string;
            text: string | null;
        };
        Steps: {
            label: string;
            name: string;
            step: number;
        };
        Stored: {
            /** @constant */
            byMail?: true;
            enteredBy?: components["schemas"]["Player2"];
            orders: unknown[];
            ready: boolean;
            receipt: string;
            /** Format: date-time */
            storedAt: string;
            version: number;
        };
        Target: {
            /** @constant */
            kind: "announcement";
            league: string;
            notice: string;
        };
        Target2: {
            entry: string;
            /** @constant */
            kind: "log-entry";
            league: string;
            /** @default null */
            season: string | null;
        };
        Target3: {
            /** @constant */
            kind: "member-note";
            league: string;
            note: string;
            player: string;
        };
        Target4: {
            game?: string;
            /** @constant */
            kind: "player-name";
            player: string;
        };
        Target5: {
            game: string;
            /** @constant */
            kind: "statement";
            player: string;
        };
        Target6: {
            game: string;
            /** @constant */
            kind: "statement-hidden";
            player: string;
        };
        Target7: {
            game: string;
            /** @constant */
            kind: "press";
            message: string;
            thread: string;
        };
        Target8: {
            game: string;
            /** @constant */
            kind: "ruling";
            ruling: number;
        };
        Target9: {
            case: string;
            game: string;
            /** @constant */
            kind: "case";
        };
        Target10: {
            case: string;
            game: string;
            /** @constant */
            kind: "case-answer";
        };
        Target11: {
            /** @constant */
            kind: "notice";
            notice: string;
            player: string;
        };
        Target12: {
            entry: string;
            /** @constant */
            kind: "log-entry";
            league: string;
            /** @default null */
            season: string | null;
        };
        Teams: {
            best: number;
            list: components["schemas"]["List"][];
        };
        Teams2: {
            best: number;
            list: components["schemas"]["List2"][];
        };
        Threads: {
            deleted: number;
            id: string;
            /** Format: date-time */
            lastAt: string;
            messages: number;
            seats: string[];
            unread: number;
        };
        /** The sum */
        Total: {
            /**
             * Only the best count
             * @description How many; left empty, all.
             * @default null
             */
            best: number | null;
            /**
             * Lowest dropped
             * @description Once there are more than that.
             * @default 0
             */
            drop: number;
            /**
             * Added up
             * @default rounds
             * @enum {string}
             */
            of: "rounds" | "games";
            /**
             * What is left adds a part
             * @default null
             */
            rest: (components["schemas"]["Rest"] | components["schemas"]["Rest2"]) | null;
            /**
             * Several games of a round
             * @description Count together, or only the best of them.
             * @default sum
             * @enum {string}
             */
            round: "sum" | "best";
            /** @constant */
            rule: "sum";
            /**
             * Weights
             * @description Factors of round 1, 2...; rounds beyond the list count once.
             * @default []
             */
            weights: number[];
        };
        /** The average */
        Total2: {
            /**
             * Number added
             * @description The sum is divided by the number of games and this.
             * @default 10
             */
            plus: number;
            /** @constant */
            rule: "average";
        };
        /** The sum of places, the lowest leads */
        Total3: {
            /**
             * Only the best count
             * @description How many; left empty, all.
             * @default null
             */
            best: number | null;
            /**
             * Several games of a round
             * @description Count together, or only the best of them.
             * @default sum
             * @enum {string}
             */
            round: "sum" | "best";
            /** @constant */
            rule: "places";
        };
        /** Earlier rounds and a final */
        Total4: {
            /**
             * Champion by
             * @description The best total, or the winner of the top board, whatever the total.
             * @default total
             * @enum {string}
             */
            champion: "total" | "top-board";
            /**
             * Ties at the cut
             * @description All who are still tied qualify.
             * @default []
             */
            cutTies: ("best-game" | "second-best-game" | "third-best-game" | "games-in-order" | "head-to-head" | "total-centres" | "dropped-round" | "board-tops" | "strength-of-schedule" | "sonneborn-berger" | "buchholz" | "buchholz-cut" | "median-buchholz" | "fewest-games" | "wins" | "most-draws" | "fewest-draws" | "earlier-registration" | "lot" | "stay-tied")[];
            /** Rounds before the last */
            earlierRounds: number;
            /**
             * For all others, times
             * @default 1
             */
            otherFactor: number;
            /**
             * Parts of the earlier rounds
             * @description Of the best, the second best...: 1, 1 is the best two in full.
             */
            parts: number[];
            /**
             * The last round counts, for them, times
             * @default 1
             */
            qualifiedFactor: number;
            /** How many qualify */
            qualify: number;
            /** @constant */
            rule: "final";
        };
        /** The sum */
        Total5: {
            /**
             * Only the best count
             * @description How many; left empty, all.
             * @default null
             */
            best: number | null;
            /**
             * Lowest dropped
             * @description Once there are more than that.
             * @default 0
             */
            drop: number;
            /**
             * Added up
             * @default rounds
             * @enum {string}
             */
            of: "rounds" | "games";
            /**
             * What is left adds a part
             * @default null
             */
            rest: (components["schemas"]["Rest"] | components["schemas"]["Rest2"]) | null;
            /**
             * Several games of a round
             * @description Count together, or only the best of them.
             * @default sum
             * @enum {string}
             */
            round: "sum" | "best";
            /** @constant */
            rule: "sum";
            /**
             * Weights
             * @description Factors of round 1, 2...; rounds beyond the list count once.
             * @default []
             */
            weights: number[];
        };
        /** The average */
        Total6: {
            /**
             * Number added
             * @description The sum is divided by the number of games and this.
             * @default 10
             */
            plus: number;
            /** @constant */
            rule: "average";
        };
        /** The sum of places, the lowest leads */
        Total7: {
            /**
             * Only the best count
             * @description How many; left empty, all.
             * @default null
             */
            best: number | null;
            /**
             * Several games of a round
             * @description Count together, or only the best of them.
             * @default sum
             * @enum {string}
             */
            round: "sum" | "best";
            /** @constant */
            rule: "places";
        };
        /** Earlier rounds and a final */
        Total8: {
            /**
             * Champion by
             * @description The best total, or the winner of the top board, whatever the total.
             * @default total
             * @enum {string}
             */
            champion: "total" | "top-board";
            /**
             * Ties at the cut
             * @description All who are still tied qualify.
             * @default []
             */
            cutTies: ("best-game" | "second-best-game" | "third-best-game" | "games-in-order" | "head-to-head" | "total-centres" | "dropped-round" | "board-tops" | "strength-of-schedule" | "sonneborn-berger" | "buchholz" | "buchholz-cut" | "median-buchholz" | "fewest-games" | "wins" | "most-draws" | "fewest-draws" | "earlier-registration" | "lot" | "stay-tied")[];
            /** Rounds before the last */
            earlierRounds: number;
            /**
             * For all others, times
             * @default 1
             */
            otherFactor: number;
            /**
             * Parts of the earlier rounds
             * @description Of the best, the second best...: 1, 1 is the best two in full.
             */
            parts: number[];
            /**
             * The last round counts, for them, times
             * @default 1
             */
            qualifiedFactor: number;
            /** How many qualify */
            qualify: number;
            /** @constant */
            rule: "final";
        };
        Turns: {
            kept: number;
            owed: number;
        };
        Vote: {
            /**
             * Minutes that a vote adds
             * @example 1440
             */
            minutes: number;
            /**
             * Share that has to vote for it, %
             * @example 50
             */
            share: number;
            /** Votes for more time, a game */
            times: number;
        };
        Vote2: {
            left: number;
            may: boolean;
            mine: boolean;
            needed: number;
            votes: number;
        };
        /**
         * Wait for all orders
         * @description No deadline: a turn closes when everyone is ready, or when a moderator closes it. The lengths above say when players are reminded.
         */
        Waits: {
            /**
             * Minutes until waiting counts as a missed turn
             * @description For players who are not ready, and again each time it passes. Missed turns lead to civil disorder.
             * @default 10080
             */
            absent: number;
        };
        /**
         * Wait for all orders
         * @description No deadline: a turn closes when everyone is ready, or when a moderator closes it. The lengths above say when players are reminded.
         */
        Waits2: {
            /**
             * Minutes until waiting counts as a missed turn
             * @description For players who are not ready, and again each time it passes. Missed turns lead to civil disorder.
             * @default 10080
             */
            absent: number;
        };
        Webhooks: {
            ending: string;
            host: string;
            /** @enum {string} */
            language: "en" | "de" | "es";
            news: ("round-begun" | "step-result" | "game-finished" | "announcement" | "to-settle")[];
            secret: string | null;
            /** @enum {string} */
            service: "discord" | "slack" | "program";
            /** Format: date-time */
            since: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    postCalendar: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    boardSize?: number;
                    deadlines: components["schemas"]["Deadlines"];
                    /**
                     * @default {
                     *       "kind": "rounds",
                     *       "rounds": 1,
                     *       "strength": "ignore",
                     *       "topBoard": false
                     *     }
                     */
                    format?: components["schemas"]["Format"] | components["schemas"]["Format2"] | {
                        /** @constant */
                        kind: "round-robin";
                        /** @default false */
                        topBoard?: boolean;
                    } | {
                        advance: number;
                        /** @constant */
                        kind: "knock-out";
                    } | components["schemas"]["Format3"];
                    /**
                     * @default bots
                     * @enum {string}
                     */
                    leftOver?: "bots" | "byes" | "smaller-boards";
                    /** @default {} */
                    options?: {
                        [key: string]: unknown;
                    };
                    players?: number;
                    schedule?: components["schemas"]["Schedule"];
                    /** Format: date-time */
                    start?: string;
                    /** @enum {string} */
                    system: "ny2047" | "nyc-risk" | "new-era" | "domination" | "classic" | "results-only";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        rounds: components["schemas"]["Calendar"][];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getChangedGamesId: {
        parameters: {
            query?: {
                pass?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        game: string;
                        press: string;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getGamesId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        board: number;
                        commitment: string;
                        deadline: string | null;
                        earlyClose: boolean;
                        friends: {
                            begun: boolean;
                        } | null;
                        id: string;
                        label: string;
                        last: components["schemas"]["Last"] | null;
                        league: {
                            id: string;
                            name: string;
                        };
                        mark: string;
                        me: components["schemas"]["Me"];
                        /** Format: date-time */
                        now: string;
                        openedAt: string | null;
                        options: {
                            [key: string]: unknown;
                        };
                        outcome: components["schemas"]["Outcome"] | null;
                        paused: components["schemas"]["Paused"] | null;
                        position: unknown;
                        practice: ("gentle" | "steady" | "sharp") | null;
                        /** @enum {string} */
                        press: "full" | "public" | "rulebook" | "delayed" | "gunboat" | "none";
                        /** @enum {string} */
                        pressAtEnd: "never" | "by-consent" | "always";
                        /** @enum {string} */
                        programs: "allowed" | "refused";
                        round: number;
                        rulesVersion: string;
                        season: {
                            id: string;
                            name: string;
                        };
                        seats: components["schemas"]["Seats"][];
                        /** @enum {string} */
                        state: "open" | "closing" | "finished";
                        /** @enum {string} */
                        status: "running" | "finished";
                        step: number;
                        steps: components["schemas"]["Steps"][];
                        /** @enum {string} */
                        system: "ny2047" | "nyc-risk" | "new-era" | "domination" | "classic";
                        systemTitle: string;
                        waits: boolean;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getGamesIdAbsence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape3"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getGamesIdCases: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape28"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteGamesIdCasesCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                case: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape28"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postGamesIdCasesCaseAnswer: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                case: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    decision: "upheld" | "denied";
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape28"];
                };
            };
            /** @description Proposed: I play in the season, so somebody who does not has to confirm it */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape10"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postGamesIdCasesCaseAppeal: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                case: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape28"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteGamesIdCasesCaseAppeal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                case: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape28"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postGamesIdCasesCaseAppealAnswer: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                case: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    decision: "answer-stands" | "answer-changed";
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape28"];
                };
            };
            /** @description Proposed: I play in the season, so somebody who does not has to confirm it */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape10"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postGamesIdCasesCaseReading: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                case: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        messages: {
                            /** Format: date-time */
                            at: string;
                            deletedAt: string | null;
                            from: string;
                            id: string;
                            text: string;
                            thread: string;
                        }[];
                        reported: string;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postGamesIdDisputes: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    step: number;
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape28"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getGamesIdEnd: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        awards: {
                            id: string;
                            seats: string[];
                            step: number | null;
                            text: string;
                            title: string;
                        }[];
                        board: number;
                        /** Format: date-time */
                        endedAt: string;
                        game: string;
                        isPractice: boolean;
                        label: string;
                        measures: {
                            id: string;
                            name: string;
                        }[];
                        season: {
                            id: string;
                            name: string;
                        };
                        seats: {
                            figures: {
                                [key: string]: number;
                            };
                            place: number | null;
                            player: components["schemas"]["Player2"];
                            rating: {
                                after: number;
                                before: number;
                            } | null;
                            seat: string;
                            winner: boolean;
                        }[];
                        /** @enum {string} */
                        state: "as-played" | "corrected" | "void";
                        steps: number;
                        /** @enum {string} */
                        system: "ny2047" | "nyc-risk" | "new-era" | "domination" | "classic";
                        systemTitle: string;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postGamesIdEnteredOrders: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default false */
                    ready?: boolean;
                    seat: string;
                    step: number;
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape27"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postGamesIdEnteredOrdersCheck: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    seat: string;
                    step: number;
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape27"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getGamesIdExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @default [] */
                        corrections: {
                            hash: string;
                            position: unknown;
                            /** @constant */
                            proof?: 2;
                            ruling: number;
                            /** @constant */
                            shuffled?: true;
                            step: number;
                        }[];
                        /** @default [] */
                        press: {
                            /** Format: date-time */
                            at: string;
                            from: string;
                            step: number;
                            text: string;
                            thread: string;
                        }[];
                        seed: string;
                        start: {
                            commitment: string;
                            game: string;
                            options: unknown;
                            position: unknown;
                            /** @constant */
                            proof?: 2;
                            rulesVersion: string;
                            seats: string[];
                            /** @enum {string} */
                            system: "ny2047" | "nyc-risk" | "new-era" | "domination" | "classic" | "results-only";
                        };
                        steps: {
                            given: {
                                [key: string]: unknown[];
                            };
                            hash: string;
                            proof?: {
                                ruling: number;
                                /** @constant */
                                version: 2;
                            };
                            step: number;
                        }[];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getGamesIdFriends: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string | null;
                        game: string;
                        isAsked: boolean;
                        isFounder: boolean;
                        /** @enum {string} */
                        level: "gentle" | "steady" | "sharp";
                        mine: string | null;
                        minutes: number | null;
                        seats: components["schemas"]["People"][];
                        /** @enum {string} */
                        state: "waits" | "running" | "finished";
                        /** @enum {string} */
                        system: "ny2047" | "nyc-risk" | "new-era" | "domination" | "classic";
                        systemTitle: string;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postGamesIdFriends: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code?: string;
                    name?: string;
                    seat?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        game: string;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postGamesIdFriendsBegin: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        game: string;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getGamesIdMessages: {
        parameters: {
            query?: {
                before?: string;
                text?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        messages: components["schemas"]["Messages"][];
                        next: string | null;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getGamesIdNotes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape35"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postGamesIdNotes: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default null */
                    step?: number | null;
                    study?: string;
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape35"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putGamesIdNotesNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                note: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape35"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteGamesIdNotesNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                note: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape35"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putGamesIdOpenedPress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    opens: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape29"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getGamesIdOpenedPressStep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                step: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        messages: components["schemas"]["Messages"][];
                        step: number;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getGamesIdPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape2"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putGamesIdPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    orders: unknown[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape2"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteGamesIdPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape2"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getGamesIdPress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        mark: string;
                        threads: components["schemas"]["Threads"][];
                        writing: {
                            /** @enum {string} */
                            to: "anybody" | "everybody" | "nobody";
                            why: string | null;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postGamesIdPress: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                    to: "all" | string[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape4"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getGamesIdPressThread: {
        parameters: {
            query?: {
                before?: string;
            };
            header?: never;
            path: {
                id: string;
                thread: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        messages: components["schemas"]["Messages"][];
                        more: boolean;
                        thread: string;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteGamesIdPressThreadMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                message: string;
                thread: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape4"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putGamesIdPressThreadReading: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                thread: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Shape5"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape5"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getGamesIdProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        board: number;
                        decided: number | null;
                        game: string;
                        measure: string;
                        season: {
                            id: string;
                            name: string;
                        };
                        seats: {
                            seat: string;
                            values: number[];
                        }[];
                        steps: {
                            label: string;
                            step: number;
                        }[];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getGamesIdReceipts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        receipts: {
                            adjudicated: {
                                /** Format: date-time */
                                closedAt: string;
                                hash: string;
                                signed: string;
                            } | null;
                            label: string;
                            orders: {
                                orders: unknown[];
                                salt: string | null;
                                signed: string;
                                /** Format: date-time */
                                storedAt: string;
                            } | null;
                            step: number;
                        }[];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postGamesIdRematch: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        game: string;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postGamesIdReports: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    message: string;
                    text: string;
                    thread: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape28"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getGamesIdResult: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape22"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postGamesIdResult: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    ending: "won" | "shared" | "points" | "time";
                    /** @constant */
                    kind: "correct";
                    reason: string;
                    seats: components["schemas"]["Seats5"][];
                    years?: number;
                } | {
                    /** @constant */
                    kind: "void";
                    reason: string;
                } | {
                    /** @constant */
                    kind: "restore";
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape22"];
                };
            };
            /** @description Proposed: I play in the season, so somebody who does not has to confirm it */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape10"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postGamesIdResultEffect: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    ending: "won" | "shared" | "points" | "time";
                    /** @constant */
                    kind: "correct";
                    seats: components["schemas"]["Seats5"][];
                    years?: number;
                } | {
                    /** @constant */
                    kind: "void";
                } | {
                    /** @constant */
                    kind: "restore";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        laterBoards: components["schemas"]["LaterBoards"][];
                        laterRounds: number;
                        seats: {
                            figures: {
                                [key: string]: number;
                            };
                            place: number | null;
                            player: components["schemas"]["Player2"];
                            points: number;
                            seat: string;
                        }[];
                        standing: {
                            after: {
                                place: number;
                                total: number;
                            };
                            before: {
                                place: number;
                                total: number;
                            };
                            player: components["schemas"]["Player2"];
                        }[];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getGamesIdRulings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape26"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postGamesIdRulings: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    kind: "extend";
                    reason: string;
                    /** Format: date-time */
                    until: string;
                } | {
                    /** @constant */
                    kind: "pause";
                    reason: string;
                } | {
                    /** @constant */
                    kind: "resume";
                    reason: string;
                } | {
                    /** @constant */
                    kind: "close";
                    reason: string;
                } | {
                    /** @constant */
                    kind: "replace";
                    player: string | null;
                    reason: string;
                    seat: string;
                } | {
                    /** @constant */
                    kind: "roll-back";
                    reason: string;
                    step: number;
                } | {
                    /** @constant */
                    kind: "correct-order";
                    /** @enum {string} */
                    later: "anew" | "again";
                    orders: unknown[] | {
                        text: string;
                    };
                    reason: string;
                    seat: string;
                    step: number;
                } | {
                    /** @constant */
                    kind: "correct-position";
                    position: {
                        [key: string]: unknown;
                    };
                    reason: string;
                } | {
                    /** @enum {string} */
                    as: "it-stands" | "void";
                    /** @constant */
                    kind: "end";
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape26"];
                };
            };
            /** @description Proposed: I play in the season, so somebody who does not has to confirm it */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape10"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getGamesIdRulingsNumberTaken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ruling: components["schemas"]["Rulings"];
                        steps: {
                            /** Format: date-time */
                            closedAt: string;
                            hash: string;
                            label: string;
                            orders: components["schemas"]["Orders"][];
                            sentences: components["schemas"]["Sentences"][];
                            step: number;
                        }[];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postGamesIdRulingsEffect: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    kind: "extend";
                    /** Format: date-time */
                    until: string;
                } | {
                    /** @constant */
                    kind: "pause";
                } | {
                    /** @constant */
                    kind: "resume";
                } | {
                    /** @constant */
                    kind: "close";
                } | {
                    /** @constant */
                    kind: "replace";
                    player: string | null;
                    seat: string;
                } | {
                    /** @constant */
                    kind: "roll-back";
                    step: number;
                } | {
                    /** @constant */
                    kind: "correct-order";
                    /** @enum {string} */
                    later: "anew" | "again";
                    orders: unknown[] | {
                        text: string;
                    };
                    seat: string;
                    step: number;
                } | {
                    /** @constant */
                    kind: "correct-position";
                    position: {
                        [key: string]: unknown;
                    };
                } | {
                    /** @enum {string} */
                    as: "it-stands" | "void";
                    /** @constant */
                    kind: "end";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        after: components["schemas"]["Before"];
                        before: components["schemas"]["Before"];
                        end: components["schemas"]["End"] | null;
                        /** @constant */
                        of: "clock";
                    } | {
                        after: components["schemas"]["Player2"];
                        asks: boolean;
                        before: components["schemas"]["Player2"];
                        newInSeason: boolean;
                        /** @constant */
                        of: "seat";
                        seat: string;
                    } | {
                        again: number;
                        changes: {
                            after: unknown;
                            before: unknown;
                            path: string;
                        }[];
                        /** @constant */
                        of: "steps";
                        opens: {
                            label: string;
                            step: number;
                        } | null;
                        seats: {
                            after: {
                                [key: string]: number;
                            };
                            before: {
                                [key: string]: number;
                            };
                            seat: string;
                        }[];
                        taken: {
                            label: string;
                            step: number;
                        }[];
                        verdicts: {
                            after: components["schemas"]["Orders"][];
                            before: components["schemas"]["Orders"][];
                            seat: string;
                        } | null;
                    } | {
                        again: number;
                        changes: {
                            after: unknown;
                            before: unknown;
                            path: string;
                        }[];
                        /** @constant */
                        of: "hidden";
                        taken: {
                            label: string;
                            step: number;
                        }[];
                    } | {
                        /** @enum {string} */
                        as: "it-stands" | "void";
                        /** @constant */
                        of: "end";
                        seats: {
                            figures: {
                                [key: string]: number;
                            };
                            place: number;
                            seat: string;
                        }[];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putGamesIdSeatsSeatBlock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                seat: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape6"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putGamesIdSeatsSeatOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                seat: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accepts: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape37"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postGamesIdSeatsSeatSubstitute: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
                seat: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape36"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteGamesIdSeatsSeatSubstitute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                seat: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape36"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postGamesIdSigns: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        compared: components["schemas"]["Compared"];
                        game: string;
                        pairs: {
                            from: string;
                            harm: number;
                            harmAbove: number | null;
                            help: number;
                            helpAbove: number | null;
                            messages: number;
                            to: string;
                            toAbsent: number;
                            turns: number;
                            unusual: boolean;
                        }[];
                        people: components["schemas"]["People"][];
                        shared: components["schemas"]["Shared"][];
                        /** @enum {string} */
                        system: "ny2047" | "nyc-risk" | "new-era" | "domination" | "classic" | "results-only";
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putGamesIdStatement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape29"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getGamesIdStatements: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape29"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putGamesIdStatementsPlayerHidden: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                player: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    hidden: boolean;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape29"];
                };
            };
            /** @description Proposed: I play in the season, so somebody who does not has to confirm it */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape10"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getGamesIdStepsStep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                step: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        before: unknown;
                        /** Format: date-time */
                        closedAt: string;
                        events: ({
                            type: string;
                        } & {
                            [key: string]: unknown;
                        })[];
                        hash: string;
                        label: string;
                        orders: components["schemas"]["Orders"][];
                        position: unknown;
                        previousHash: string;
                        sentences: components["schemas"]["Sentences"][];
                        step: number;
                        /** @enum {string} */
                        why: "deadline" | "all-ready" | "started";
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putGamesIdStepsStepConsent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                step: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    agrees: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape3"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postGamesIdStepsStepExtension: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
                step: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape3"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putGamesIdStepsStepOrders: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                step: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    orders?: unknown[];
                    /** @default false */
                    ready?: boolean;
                    text?: string;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        byMail?: true;
                        closed: boolean;
                        deadline: string | null;
                        enteredBy?: components["schemas"]["Player2"];
                        orders: unknown[];
                        ready: boolean;
                        receipt: string;
                        salt: string | null;
                        signed: string;
                        step: number;
                        /** Format: date-time */
                        storedAt: string;
                        version: number;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getGamesIdSubstitutes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape36"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getGamesIdTable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        absence: {
                            closesAt: string | null;
                            consent: components["schemas"]["Consent"] | null;
                            deadline: string | null;
                            grace: {
                                frozen: boolean;
                                seats: string[];
                            } | null;
                            misses: components["schemas"]["Misses"][];
                            policy: components["schemas"]["Policy"] | null;
                            reserve: components["schemas"]["Reserve"][];
                            seat: string | null;
                            step: number;
                            vote: components["schemas"]["Vote2"] | null;
                            zone: string | null;
                        };
                        game: {
                            board: number;
                            commitment: string;
                            deadline: string | null;
                            earlyClose: boolean;
                            friends: {
                                begun: boolean;
                            } | null;
                            id: string;
                            label: string;
                            last: components["schemas"]["Last"] | null;
                            league: {
                                id: string;
                                name: string;
                            };
                            mark: string;
                            me: components["schemas"]["Me"];
                            /** Format: date-time */
                            now: string;
                            openedAt: string | null;
                            options: {
                                [key: string]: unknown;
                            };
                            outcome: components["schemas"]["Outcome"] | null;
                            paused: components["schemas"]["Paused"] | null;
                            position: unknown;
                            practice: ("gentle" | "steady" | "sharp") | null;
                            /** @enum {string} */
                            press: "full" | "public" | "rulebook" | "delayed" | "gunboat" | "none";
                            /** @enum {string} */
                            pressAtEnd: "never" | "by-consent" | "always";
                            /** @enum {string} */
                            programs: "allowed" | "refused";
                            round: number;
                            rulesVersion: string;
                            season: {
                                id: string;
                                name: string;
                            };
                            seats: components["schemas"]["Seats"][];
                            /** @enum {string} */
                            state: "open" | "closing" | "finished";
                            /** @enum {string} */
                            status: "running" | "finished";
                            step: number;
                            steps: components["schemas"]["Steps"][];
                            /** @enum {string} */
                            system: "ny2047" | "nyc-risk" | "new-era" | "domination" | "classic";
                            systemTitle: string;
                            waits: boolean;
                        };
                        press: {
                            mark: string;
                            threads: components["schemas"]["Threads"][];
                            writing: {
                                /** @enum {string} */
                                to: "anybody" | "everybody" | "nobody";
                                why: string | null;
                            };
                        };
                        rulings: components["schemas"]["Rulings"][];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getHallOfFame: {
        parameters: {
            query?: {
                page?: string | null;
                system?: ("ny2047" | "nyc-risk" | "new-era" | "domination" | "classic" | "results-only") | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape24"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getInvitationsToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape33"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postInvitationsTokenConsent: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape33"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postInvitationsTokenOpened: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getJoinable: {
        parameters: {
            query?: {
                game?: ("ny2047" | "nyc-risk" | "new-era" | "domination" | "classic" | "results-only") | null;
                pace?: ("fast" | "daily" | "slow") | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        seasons: components["schemas"]["Joinable"][];
                        seats: {
                            board: number;
                            game: string;
                            label: string;
                            league: {
                                id: string;
                                name: string;
                            };
                            /** @enum {string} */
                            pace: "fast" | "daily" | "slow";
                            round: number;
                            season: {
                                id: string;
                                name: string;
                            };
                            seat: string;
                            /** @enum {string} */
                            system: "ny2047" | "nyc-risk" | "new-era" | "domination" | "classic" | "results-only";
                            systemTitle: string;
                        }[];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getLeagues: {
        parameters: {
            query?: {
                page?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        leagues: components["schemas"]["Leagues"][];
                        mine: components["schemas"]["Leagues"][];
                        next: string | null;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postLeagues: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default  */
                    about?: string;
                    from?: {
                        key: string;
                        name: string;
                    };
                    name: string;
                    /** @default false */
                    private?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape7"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getLeaguesId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape7"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getLeaguesIdAnnouncements: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape11"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postLeaguesIdAnnouncements: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default null */
                    season?: string | null;
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape11"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putLeaguesIdAnnouncementsNotice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                notice: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape11"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteLeaguesIdAnnouncementsNotice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                notice: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape11"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getLeaguesIdCases: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape28"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteLeaguesIdChatsGuild: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                guild: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape12"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postLeaguesIdChatsCode: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        command: string;
                        /** Format: date-time */
                        until: string;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putLeaguesIdClosed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    closed: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape7"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getLeaguesIdDesk: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        games: {
                            board: number;
                            deadline: string | null;
                            game: string;
                            label: string;
                            missing: components["schemas"]["People"][];
                            plays: boolean;
                            round: number;
                            season: {
                                id: string;
                                name: string;
                            };
                            silent: components["schemas"]["People"][];
                            stuck: boolean;
                            /** @enum {string} */
                            system: "ny2047" | "nyc-risk" | "new-era" | "domination" | "classic";
                            zone: string | null;
                        }[];
                        league: {
                            id: string;
                            name: string;
                        };
                        /** Format: date-time */
                        now: string;
                        seasons: {
                            asked: number;
                            planned: number[];
                            round: number;
                            season: {
                                id: string;
                                name: string;
                            };
                            /** @enum {string} */
                            status: "registration" | "running";
                        }[];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getLeaguesIdDrafts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape19"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postLeaguesIdDrafts: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Shape14"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape20"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getLeaguesIdDraftsDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                draft: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape20"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putLeaguesIdDraftsDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                draft: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Shape14"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape20"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteLeaguesIdDraftsDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                draft: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape19"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postLeaguesIdDraftsDraftAnnouncement: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                draft: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape15"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getLeaguesIdHallOfFame: {
        parameters: {
            query?: {
                page?: string | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape24"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putLeaguesIdHandOver: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape7"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postLeaguesIdHandOver: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape7"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteLeaguesIdHandOver: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape7"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getLeaguesIdInbox: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape31"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getLeaguesIdLog: {
        parameters: {
            query?: {
                page?: string | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape23"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getLeaguesIdMembers: {
        parameters: {
            query?: {
                page?: number;
                player?: string | null;
                search?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        members: components["schemas"]["Members"][];
                        page: number;
                        pages: number;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postLeaguesIdMembers: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape7"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getLeaguesIdMembersPlayerHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                player: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape8"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postLeaguesIdMembersPlayerMerge: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
                player: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    into: string;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape9"];
                };
            };
            /** @description Proposed: I play in the season, so somebody who does not has to confirm it */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape10"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postLeaguesIdMembersPlayerNotes: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
                player: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape8"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteLeaguesIdMembersPlayerNotesNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                note: string;
                player: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape8"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putLeaguesIdMembersPlayerRoles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                player: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    roles: ("organizer" | "moderator" | "player")[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape7"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postLeaguesIdMembersPlayerRulings: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
                player: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "warn" | "mute" | "unmute" | "ban" | "unban";
                    note: string;
                    reason: string;
                    /** @default null */
                    until?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape7"];
                };
            };
            /** @description Proposed: I play in the season, so somebody who does not has to confirm it */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape10"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteLeaguesIdMembersMe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postLeaguesIdPastSeasons: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    aggregation?: components["schemas"]["Aggregation"];
                    /** Format: date */
                    endedOn: string;
                    name: string;
                    /** @default {} */
                    options?: {
                        [key: string]: unknown;
                    };
                    /** @default false */
                    preview?: boolean;
                    rated: boolean;
                    scoring?: ("sum-of-squares" | "draw-size" | "leading-measure" | "rank-points" | "calhamer" | "draw-size-survivors" | "draw-size-420" | "survivors-win" | "sum-of-squares-pot" | "solo-or-bust" | "carnage" | "carnage-dead-equal" | "carnage-2023" | "centre-count-carnage" | "c-diplo" | "c-diplo-edc" | "c-diplo-100" | "c-diplo-80" | "c-diplo-namur" | "tribute" | "half-tribute" | "open-tribute" | "detour09" | "dixie" | "manorcon" | "manorcon-original" | "manorcon-2" | "bangkok" | "olympic" | "bangkok-pike" | "world-classic" | "summer-classic" | "open-mind-the-gap" | "whipping" | "southern-sun" | "ranked-classic" | "ranked-classic-2" | "haight" | "maxonian" | "7eleven" | "base-3" | "mischief" | "vulcan" | "duct-tape" | "duct-tape-elimination" | "sydney" | "your-draw-size-short" | "your-draw-size" | "own" | "formula") | components["schemas"]["Scoring"];
                    scoringByRound?: components["schemas"]["ScoringByRound"][];
                    /** @enum {string} */
                    system: "ny2047" | "nyc-risk" | "new-era" | "domination" | "classic" | "results-only";
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        boards: number;
                        known: string[];
                        leaders: {
                            name: string;
                            place: number;
                            total: number;
                        }[];
                        new: string[];
                        players: number;
                        rounds: number;
                        season: {
                            id: string;
                            name: string;
                        };
                        skipped: string[];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getLeaguesIdRatings: {
        parameters: {
            query?: {
                system?: ("ny2047" | "nyc-risk" | "new-era" | "domination" | "classic" | "results-only") | null;
                title?: string | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        league: {
                            id: string;
                            name: string;
                        };
                        results: number;
                        rows: components["schemas"]["Rows3"][];
                        system: ("ny2047" | "nyc-risk" | "new-era" | "domination" | "classic" | "results-only") | null;
                        title: string | null;
                        titles: string[];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postLeaguesIdSeasons: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Shape14"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape15"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putLeaguesIdSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    about: string;
                    aboutIn?: {
                        [key: string]: string;
                    };
                    links: {
                        title: string;
                        /** Format: uri */
                        url: string;
                    }[];
                    name: string;
                    /** @default false */
                    newInvitation?: boolean;
                    private: boolean;
                    rules: string;
                    rulesIn?: {
                        [key: string]: string;
                    };
                    venue: string;
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape7"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getLeaguesIdWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape12"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putLeaguesIdWebhooksService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                service: "discord" | "slack" | "program";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    language?: "en" | "de" | "es";
                    news: ("round-begun" | "step-result" | "game-finished" | "announcement" | "to-settle")[];
                    url?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape12"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteLeaguesIdWebhooksService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                service: "discord" | "slack" | "program";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape12"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postLeaguesIdWebhooksFailed: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Shape13"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape12"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    language?: "en" | "de" | "es";
                    name?: string;
                    quiet?: components["schemas"]["Quiet"] | null;
                    zone?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteMeAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    confirm: "delete my account";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMeBlocked: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape6"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteMeBlockedPlayer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                player: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape6"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMeCheckIns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        checkIns: components["schemas"]["CheckIns"][];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMeExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entries: {
                            [key: string]: unknown;
                        }[];
                        /** Format: date-time */
                        exportedAt: string;
                        games: {
                            board: number;
                            cases: {
                                [key: string]: unknown;
                            }[];
                            game: string;
                            league: string;
                            messages: {
                                [key: string]: unknown;
                            }[];
                            orders: {
                                orders: unknown[];
                                step: number;
                            }[];
                            round: number;
                            season: string;
                            seat: string;
                        }[];
                        items: {
                            [key: string]: {
                                [key: string]: unknown;
                            }[];
                        };
                        leagues: {
                            [key: string]: unknown;
                        }[];
                        player: string;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMeGames: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        games: components["schemas"]["Games"][];
                        /** Format: date-time */
                        now: string;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMeInbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape31"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMeLogins: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        address: string | null;
                        newLogin: boolean;
                        passkeys: {
                            /** Format: date-time */
                            addedAt: string;
                            id: string;
                            name: string;
                            usedAt: string | null;
                        }[];
                        services: {
                            linkedAt: string | null;
                            service: string;
                        }[];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postMeLoginsPasskeys: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    response: {
                        authenticatorAttachment?: ("platform" | "cross-platform") | null;
                        id: string;
                        rawId: string;
                        response: {
                            attestationObject: string;
                            authenticatorData?: string;
                            clientDataJSON: string;
                            publicKey?: string;
                            publicKeyAlgorithm?: number;
                            transports?: string[];
                        };
                        /** @constant */
                        type: "public-key";
                    };
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteMeLoginsPasskeysPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                passkey: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postMeLoginsPasskeysChallenge: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape34"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteMeLoginsServicesService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                service: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMeMeasures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape38"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postMeMeasuresIdAppeal: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape38"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postMeMerge: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape9"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postMeMergeCodes: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMeNotices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape11"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteMeNoticesId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape11"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMeNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape32"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putMeNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    choices?: {
                        [key: string]: ("mail" | "push" | "digest")[];
                    };
                    digestHour?: number;
                    reminders?: number[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape32"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putMeNotificationsBrowsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    endpoint: string;
                    keys: {
                        auth: string;
                        p256dh: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape32"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteMeNotificationsBrowsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    endpoint: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape32"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postMeNotificationsCalendar: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape32"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postMeNotificationsFailed: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Shape13"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape32"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postMeNotificationsMail: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape32"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putMeNotificationsProgram: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    url: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape32"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteMeNotificationsProgram: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape32"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMeOffers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape37"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMePractice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        boards: components["schemas"]["Practice"][];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postMePractice: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    friends?: {
                        /** @default null */
                        minutes?: number | null;
                        seats: number;
                    };
                    /**
                     * @default gentle
                     * @enum {string}
                     */
                    level?: "gentle" | "steady" | "sharp";
                    name?: string;
                    /** @enum {string} */
                    system: "ny2047" | "nyc-risk" | "new-era" | "domination" | "classic";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        game: string;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteMePracticeId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postMePracticeGuest: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMeSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        began: string;
                        program: string | null;
                        scopes: ("read" | "play" | "organize" | "account")[];
                        /** Format: date-time */
                        until: string;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteMeSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMeSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        newLogin: boolean;
                        programs: components["schemas"]["Programs"][];
                        sessions: {
                            agent: string | null;
                            /** Format: date-time */
                            began: string;
                            current: boolean;
                            id: string;
                            link: boolean;
                            /** Format: date-time */
                            seenAt: string;
                            until: string | null;
                        }[];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postMeSessions: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    days: number;
                    name: string;
                    scopes: ("read" | "play" | "organize")[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        program: components["schemas"]["Programs"];
                        token: string;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteMeSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteMeSessionsSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMeToday: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        checkIns: components["schemas"]["CheckIns"][];
                        confirmations: {
                            /** Format: date-time */
                            at: string;
                            league: {
                                id: string;
                                name: string;
                            };
                            season: {
                                id: string;
                                name: string;
                            };
                        }[];
                        inbox: {
                            count: number;
                            items: components["schemas"]["Inbox"][];
                            /** Format: date-time */
                            now: string;
                        };
                        joinable: components["schemas"]["Joinable"][] | null;
                        keeper: string | null;
                        mine: {
                            games: components["schemas"]["Games"][];
                            /** Format: date-time */
                            now: string;
                        };
                        notices: components["schemas"]["Notices"][];
                        offers: components["schemas"]["Offers"][];
                        practice: components["schemas"]["Practice"][];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postPasskeysAnswer: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    response: {
                        authenticatorAttachment?: ("platform" | "cross-platform") | null;
                        id: string;
                        rawId: string;
                        response: {
                            authenticatorData: string;
                            clientDataJSON: string;
                            signature: string;
                            userHandle?: string | null;
                        };
                        /** @constant */
                        type: "public-key";
                    };
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        email: string | null;
                        player: string;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postPasskeysChallenge: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape34"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPlayersId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        byOpponent: {
                            ahead: number;
                            behind: number;
                            games: number;
                            player: components["schemas"]["Player2"];
                        }[];
                        bySeat: {
                            games: number;
                            meanPlace: number;
                            seat: string;
                            /** @enum {string} */
                            system: "ny2047" | "nyc-risk" | "new-era" | "domination" | "classic" | "results-only";
                            wins: number;
                        }[];
                        deadlines: {
                            kept: number;
                            owed: number;
                            reliability: number | null;
                        };
                        player: components["schemas"]["Player2"];
                        ratings: {
                            board: string;
                            deviation: number;
                            games: number;
                            history: number[];
                            inactive: boolean;
                            /** Format: date-time */
                            lastPlayed: string;
                            place: number | null;
                            player: components["schemas"]["Player2"];
                            provisional: boolean;
                            rating: number;
                            title: string;
                            wins: number;
                        }[];
                        results: {
                            board: number;
                            deviation: number | null;
                            /** Format: date-time */
                            endedAt: string;
                            ending: string;
                            game: string;
                            left: ("missed" | "handed-over") | null;
                            opponents: {
                                place: number;
                                player: components["schemas"]["Player2"];
                                seat: string;
                            }[];
                            place: number;
                            players: number;
                            points: number;
                            rating: number;
                            round: number;
                            season: {
                                id: string;
                                name: string;
                            };
                            seat: string;
                            /** @enum {string} */
                            system: "ny2047" | "nyc-risk" | "new-era" | "domination" | "classic" | "results-only";
                            unconfirmed: boolean;
                            voided: boolean;
                            winner: boolean;
                        }[];
                        trophies: {
                            awards: {
                                detail: string;
                                games: string[];
                                id: string;
                                title: string;
                            }[];
                            /** Format: date-time */
                            endedAt: string;
                            league: {
                                id: string;
                                name: string;
                            };
                            season: {
                                id: string;
                                name: string;
                            };
                            /** @enum {string} */
                            system: "ny2047" | "nyc-risk" | "new-era" | "domination" | "classic" | "results-only";
                        }[];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRatingsBoard: {
        parameters: {
            query?: {
                active?: number | null;
                games?: number | null;
                page?: string | null;
            };
            header?: never;
            path: {
                board: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        board: string;
                        boards: {
                            id: string;
                            title: string;
                        }[];
                        next: string | null;
                        recomputing: {
                            done: number;
                            of: number;
                        } | null;
                        rows: components["schemas"]["Rows3"][];
                        system: ("ny2047" | "nyc-risk" | "new-era" | "domination" | "classic") | null;
                        systemTitle: string;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getReceiptsKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        keys: ({
                            kid: string;
                            kty: string;
                        } & {
                            [key: string]: unknown;
                        })[];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postReports: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                    target: {
                        /** @constant */
                        kind: "league";
                        league: string;
                    } | {
                        /** @constant */
                        kind: "league-name";
                        league: string;
                    } | {
                        /** @constant */
                        kind: "league-about";
                        league: string;
                    } | {
                        /** @constant */
                        kind: "league-rules";
                        league: string;
                    } | {
                        /** @constant */
                        kind: "league-details";
                        league: string;
                    } | components["schemas"]["Target"] | components["schemas"]["Target2"] | components["schemas"]["Target3"] | {
                        /** @constant */
                        kind: "season-name";
                        season: string;
                    } | {
                        /** @constant */
                        kind: "season-about";
                        season: string;
                    } | {
                        /** @constant */
                        kind: "season-details";
                        season: string;
                    } | {
                        /** @constant */
                        kind: "season-cancelled";
                        season: string;
                    } | {
                        /** @constant */
                        kind: "team-names";
                        season: string;
                    } | {
                        /** @constant */
                        kind: "division-name";
                        season: string;
                    } | components["schemas"]["Target4"] | components["schemas"]["Target5"] | components["schemas"]["Target6"] | components["schemas"]["Target7"] | components["schemas"]["Target8"] | components["schemas"]["Target9"] | components["schemas"]["Target10"] | components["schemas"]["Target11"] | {
                        /** @constant */
                        kind: "account";
                        player: string;
                    } | {
                        /** @constant */
                        kind: "results";
                        season: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getScorings: {
        parameters: {
            query?: {
                system?: "ny2047" | "nyc-risk" | "new-era" | "domination" | "classic" | "results-only";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        aggregation: {
                            [key: string]: unknown;
                        };
                        known: {
                            id: string;
                            rules: components["schemas"]["Aggregation2"];
                            words: string;
                        }[];
                        names: {
                            about: string;
                            name: string;
                            /** @enum {string} */
                            type: "number" | "boolean";
                        }[];
                        properties: {
                            /** @enum {string} */
                            id: "solo-draw-loss" | "monotone" | "path-independent" | "constant-sum";
                            words: string;
                        }[];
                        scorings: {
                            explanation: string;
                            /** @enum {string} */
                            id: "sum-of-squares" | "draw-size" | "leading-measure" | "rank-points" | "calhamer" | "draw-size-survivors" | "draw-size-420" | "survivors-win" | "sum-of-squares-pot" | "solo-or-bust" | "carnage" | "carnage-dead-equal" | "carnage-2023" | "centre-count-carnage" | "c-diplo" | "c-diplo-edc" | "c-diplo-100" | "c-diplo-80" | "c-diplo-namur" | "tribute" | "half-tribute" | "open-tribute" | "detour09" | "dixie" | "manorcon" | "manorcon-original" | "manorcon-2" | "bangkok" | "olympic" | "bangkok-pike" | "world-classic" | "summer-classic" | "open-mind-the-gap" | "whipping" | "southern-sun" | "ranked-classic" | "ranked-classic-2" | "haight" | "maxonian" | "7eleven" | "base-3" | "mischief" | "vulcan" | "duct-tape" | "duct-tape-elimination" | "sydney" | "your-draw-size-short" | "your-draw-size" | "own" | "formula";
                            name: string;
                            properties: ("solo-draw-loss" | "monotone" | "path-independent" | "constant-sum")[];
                            source: string;
                        }[];
                        /** @enum {string} */
                        system: "ny2047" | "nyc-risk" | "new-era" | "domination" | "classic" | "results-only";
                        tieBreaks: {
                            /** @enum {string} */
                            id: "best-game" | "second-best-game" | "third-best-game" | "games-in-order" | "head-to-head" | "total-centres" | "dropped-round" | "board-tops" | "strength-of-schedule" | "sonneborn-berger" | "buchholz" | "buchholz-cut" | "median-buchholz" | "fewest-games" | "wins" | "most-draws" | "fewest-draws" | "earlier-registration" | "lot" | "stay-tied";
                            words: string;
                        }[];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getScoringsScoring: {
        parameters: {
            query?: {
                system?: "ny2047" | "nyc-risk" | "new-era" | "domination" | "classic" | "results-only";
            };
            header?: never;
            path: {
                scoring: "sum-of-squares" | "draw-size" | "leading-measure" | "rank-points" | "calhamer" | "draw-size-survivors" | "draw-size-420" | "survivors-win" | "sum-of-squares-pot" | "solo-or-bust" | "carnage" | "carnage-dead-equal" | "carnage-2023" | "centre-count-carnage" | "c-diplo" | "c-diplo-edc" | "c-diplo-100" | "c-diplo-80" | "c-diplo-namur" | "tribute" | "half-tribute" | "open-tribute" | "detour09" | "dixie" | "manorcon" | "manorcon-original" | "manorcon-2" | "bangkok" | "olympic" | "bangkok-pike" | "world-classic" | "summer-classic" | "open-mind-the-gap" | "whipping" | "southern-sun" | "ranked-classic" | "ranked-classic-2" | "haight" | "maxonian" | "7eleven" | "base-3" | "mischief" | "vulcan" | "duct-tape" | "duct-tape-elimination" | "sydney" | "your-draw-size-short" | "your-draw-size" | "own" | "formula";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        explanation: string;
                        /** @enum {string} */
                        id: "sum-of-squares" | "draw-size" | "leading-measure" | "rank-points" | "calhamer" | "draw-size-survivors" | "draw-size-420" | "survivors-win" | "sum-of-squares-pot" | "solo-or-bust" | "carnage" | "carnage-dead-equal" | "carnage-2023" | "centre-count-carnage" | "c-diplo" | "c-diplo-edc" | "c-diplo-100" | "c-diplo-80" | "c-diplo-namur" | "tribute" | "half-tribute" | "open-tribute" | "detour09" | "dixie" | "manorcon" | "manorcon-original" | "manorcon-2" | "bangkok" | "olympic" | "bangkok-pike" | "world-classic" | "summer-classic" | "open-mind-the-gap" | "whipping" | "southern-sun" | "ranked-classic" | "ranked-classic-2" | "haight" | "maxonian" | "7eleven" | "base-3" | "mischief" | "vulcan" | "duct-tape" | "duct-tape-elimination" | "sydney" | "your-draw-size-short" | "your-draw-size" | "own" | "formula";
                        name: string;
                        parameters: {
                            [key: string]: unknown;
                        };
                        properties: ("solo-draw-loss" | "monotone" | "path-independent" | "constant-sum")[];
                        source: string;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getScoringsScoringPreview: {
        parameters: {
            query?: {
                parameters?: string;
                season?: string;
                seats?: number;
                system?: "ny2047" | "nyc-risk" | "new-era" | "domination" | "classic" | "results-only";
            };
            header?: never;
            path: {
                scoring: "sum-of-squares" | "draw-size" | "leading-measure" | "rank-points" | "calhamer" | "draw-size-survivors" | "draw-size-420" | "survivors-win" | "sum-of-squares-pot" | "solo-or-bust" | "carnage" | "carnage-dead-equal" | "carnage-2023" | "centre-count-carnage" | "c-diplo" | "c-diplo-edc" | "c-diplo-100" | "c-diplo-80" | "c-diplo-namur" | "tribute" | "half-tribute" | "open-tribute" | "detour09" | "dixie" | "manorcon" | "manorcon-original" | "manorcon-2" | "bangkok" | "olympic" | "bangkok-pike" | "world-classic" | "summer-classic" | "open-mind-the-gap" | "whipping" | "southern-sun" | "ranked-classic" | "ranked-classic-2" | "haight" | "maxonian" | "7eleven" | "base-3" | "mischief" | "vulcan" | "duct-tape" | "duct-tape-elimination" | "sydney" | "your-draw-size-short" | "your-draw-size" | "own" | "formula";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        boards: {
                            game: string | null;
                            name: string;
                            seats: {
                                lines: {
                                    points: number;
                                    text: string;
                                }[];
                                measure: number;
                                name: string;
                                points: number;
                            }[];
                        }[];
                        explanation: string;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSeasonsId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape15"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSeasonsIdAbsence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape17"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSeasonsIdAdmissions: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        admitted: components["schemas"]["Player2"][];
                        waiting: components["schemas"]["Player2"][];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putSeasonsIdApart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    pairs: [
                        string,
                        string
                    ][];
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape15"];
                };
            };
            /** @description Proposed: I play in the season, so somebody who does not has to confirm it */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape10"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSeasonsIdAwards: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        awards: {
                            detail: string;
                            games: string[];
                            id: string;
                            players: components["schemas"]["Player2"][];
                            rule: string;
                            title: string;
                        }[];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSeasonsIdBoards: {
        parameters: {
            query?: {
                page?: number;
                round?: number | null;
                search?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        boards: {
                            atTheTable: boolean;
                            board: number;
                            deadline: string | null;
                            game: string;
                            label: string;
                            owing: number;
                            paused: boolean;
                            progress: {
                                seat: string;
                                values: number[];
                            }[] | null;
                            ready: number;
                            /** @enum {string} */
                            result: "as-played" | "corrected" | "void";
                            round: number;
                            seats: components["schemas"]["Seats2"][];
                            /** @enum {string} */
                            status: "running" | "finished";
                            step: number;
                            /** Format: date-time */
                            updatedAt: string;
                        }[];
                        count: number;
                        page: number;
                        pages: number;
                        round: number;
                        rounds: {
                            boards: number;
                            round: number;
                            running: number;
                        }[];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSeasonsIdBracket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        advance: number;
                        champions: components["schemas"]["Player2"][];
                        league: {
                            id: string;
                            name: string;
                        };
                        rounds: number;
                        season: {
                            id: string;
                            name: string;
                        };
                        stages: {
                            boards: {
                                board: number;
                                cut: {
                                    by: string;
                                    out: components["schemas"]["Player2"];
                                    through: components["schemas"]["Player2"];
                                    words: string;
                                } | null;
                                game: string;
                                label: string;
                                seats: {
                                    goesOn: boolean | null;
                                    place: number | null;
                                    player: components["schemas"]["Player2"];
                                    points: number;
                                    seat: string;
                                }[];
                                /** @enum {string} */
                                status: "running" | "finished";
                            }[];
                            byes: components["schemas"]["Player2"][];
                            final: boolean;
                            round: number;
                        }[];
                        /** @enum {string} */
                        status: "registration" | "running" | "finished";
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSeasonsIdCancel: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape15"];
                };
            };
            /** @description Proposed: I play in the season, so somebody who does not has to confirm it */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape10"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSeasonsIdChairs: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    changes: {
                        game: string;
                        holder: string;
                        name?: string;
                        player?: string;
                        seat: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape16"];
                };
            };
            /** @description Proposed: I play in the season, so somebody who does not has to confirm it */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape10"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSeasonsIdCheckIn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape18"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSeasonsIdCheckInReminders: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape18"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSeasonsIdClocks: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "pause" | "resume";
                    reason: string;
                    /** @default null */
                    round?: number | null;
                } | {
                    /** @constant */
                    kind: "extend";
                    minutes: number;
                    reason: string;
                    /** @default null */
                    round?: number | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entries: components["schemas"]["Entries2"][];
                        games: {
                            board: number;
                            /** @enum {string} */
                            effect: "ruled" | "plays" | "stands" | "paused" | "closing";
                            game: string;
                            round: number;
                        }[];
                        next: string | null;
                    };
                };
            };
            /** @description Proposed: I play in the season, so somebody who does not has to confirm it */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape10"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSeasonsIdClocksEffect: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "pause" | "resume";
                    /** @default null */
                    round?: number | null;
                } | {
                    /** @constant */
                    kind: "extend";
                    minutes: number;
                    /** @default null */
                    round?: number | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        end: components["schemas"]["End"] | null;
                        games: {
                            after: components["schemas"]["Before"] | null;
                            before: components["schemas"]["Before"] | null;
                            board: number;
                            /** @enum {string} */
                            effect: "ruled" | "plays" | "stands" | "paused" | "closing";
                            game: string;
                            round: number;
                        }[];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSeasonsIdCloseRegistration: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape15"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSeasonsIdConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape25"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putSeasonsIdConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    confirms: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape25"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSeasonsIdCourse: {
        parameters: {
            query?: {
                page?: number | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        page: number | null;
                        pages: number;
                        players: {
                            player: components["schemas"]["Player2"];
                            rounds: {
                                at: number | null;
                                place: number | null;
                                points: number | null;
                                round: number;
                                running: boolean;
                                total: number;
                            }[];
                        }[];
                        rounds: {
                            round: number;
                            running: boolean;
                        }[];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSeasonsIdDivisions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        disagreements: {
                            /** @enum {string} */
                            rule: "up" | "down" | "target" | "least" | "most";
                            why: string;
                        }[];
                        divisions: {
                            id: string;
                            level: number;
                            name: string;
                            parted: {
                                before: components["schemas"]["Player2"];
                                behind: components["schemas"]["Player2"];
                                /** @enum {string} */
                                by: "best-game" | "second-best-game" | "third-best-game" | "games-in-order" | "head-to-head" | "total-centres" | "dropped-round" | "board-tops" | "strength-of-schedule" | "sonneborn-berger" | "buchholz" | "buchholz-cut" | "median-buchholz" | "fewest-games" | "wins" | "most-draws" | "fewest-draws" | "earlier-registration" | "lot" | "stay-tied" | "draw";
                                words: string;
                            }[];
                            rows: {
                                moves: {
                                    to: number;
                                    /** @enum {string} */
                                    why: "promoted" | "relegated" | "rebalanced";
                                } | null;
                                place: number;
                                player: components["schemas"]["Player2"];
                                total: number;
                            }[];
                            /** @enum {string} */
                            status: "registration" | "running" | "finished";
                        }[];
                        ended: boolean;
                        next: components["schemas"]["Player2"][][];
                        of: string;
                        rules: components["schemas"]["Rules"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSeasonsIdDivisionsNext: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    of: string;
                    rules?: components["schemas"]["Rules"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape15"];
                };
            };
            /** @description Proposed: I play in the season, so somebody who does not has to confirm it */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape10"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSeasonsIdEnd: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape15"];
                };
            };
            /** @description Proposed: I play in the season, so somebody who does not has to confirm it */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape10"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSeasonsIdEntries: {
        parameters: {
            query?: {
                page?: number;
                search?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        entries: components["schemas"]["Entries"][];
                        page: number;
                        pages: number;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSeasonsIdEntries: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accepts?: number;
                    avoids?: string[];
                    code?: string;
                    prefers?: string[];
                    zone?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape15"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putSeasonsIdEntriesPlayerDecision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                player: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accept: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape15"];
                };
            };
            /** @description Proposed: I play in the season, so somebody who does not has to confirm it */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape10"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putSeasonsIdEntriesMe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accepts?: number;
                    avoids?: string[];
                    confirm?: boolean;
                    prefers?: string[];
                    round?: number;
                    zone?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape15"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteSeasonsIdEntriesMe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape15"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putSeasonsIdHolidays: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    days: string[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape17"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSeasonsIdInvitationOpened: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSeasonsIdLaboratory: {
        parameters: {
            query?: {
                aggregation?: string;
                parameters?: string;
                scoring?: "sum-of-squares" | "draw-size" | "leading-measure" | "rank-points" | "calhamer" | "draw-size-survivors" | "draw-size-420" | "survivors-win" | "sum-of-squares-pot" | "solo-or-bust" | "carnage" | "carnage-dead-equal" | "carnage-2023" | "centre-count-carnage" | "c-diplo" | "c-diplo-edc" | "c-diplo-100" | "c-diplo-80" | "c-diplo-namur" | "tribute" | "half-tribute" | "open-tribute" | "detour09" | "dixie" | "manorcon" | "manorcon-original" | "manorcon-2" | "bangkok" | "olympic" | "bangkok-pike" | "world-classic" | "summer-classic" | "open-mind-the-gap" | "whipping" | "southern-sun" | "ranked-classic" | "ranked-classic-2" | "haight" | "maxonian" | "7eleven" | "base-3" | "mischief" | "vulcan" | "duct-tape" | "duct-tape-elimination" | "sydney" | "your-draw-size-short" | "your-draw-size" | "own" | "formula";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        properties: {
                            boards: string[];
                            holds: boolean;
                            /** @enum {string} */
                            id: "solo-draw-loss" | "monotone" | "path-independent" | "constant-sum";
                            tried: number | null;
                            why: string | null;
                            words: string;
                        }[];
                        rows: {
                            lines: {
                                points: number;
                                text: string;
                            }[];
                            place: number;
                            placeBefore: number;
                            player: components["schemas"]["Player2"];
                            total: number;
                            totalBefore: number;
                        }[];
                        rules: string;
                        scoring: {
                            explanation: string;
                            /** @enum {string} */
                            id: "sum-of-squares" | "draw-size" | "leading-measure" | "rank-points" | "calhamer" | "draw-size-survivors" | "draw-size-420" | "survivors-win" | "sum-of-squares-pot" | "solo-or-bust" | "carnage" | "carnage-dead-equal" | "carnage-2023" | "centre-count-carnage" | "c-diplo" | "c-diplo-edc" | "c-diplo-100" | "c-diplo-80" | "c-diplo-namur" | "tribute" | "half-tribute" | "open-tribute" | "detour09" | "dixie" | "manorcon" | "manorcon-original" | "manorcon-2" | "bangkok" | "olympic" | "bangkok-pike" | "world-classic" | "summer-classic" | "open-mind-the-gap" | "whipping" | "southern-sun" | "ranked-classic" | "ranked-classic-2" | "haight" | "maxonian" | "7eleven" | "base-3" | "mischief" | "vulcan" | "duct-tape" | "duct-tape-elimination" | "sydney" | "your-draw-size-short" | "your-draw-size" | "own" | "formula";
                            name: string;
                            source: string;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSeasonsIdLog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape23"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSeasonsIdNext: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape20"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSeasonsIdOnePerson: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    keep: string;
                    reason: string;
                    remove: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape15"];
                };
            };
            /** @description Proposed: I play in the season, so somebody who does not has to confirm it */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape10"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSeasonsIdProposals: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape30"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteSeasonsIdProposalsProposal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                proposal: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape30"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSeasonsIdProposalsProposalConfirm: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
                proposal: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape30"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSeasonsIdRoster: {
        parameters: {
            query?: {
                page?: number;
                search?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape21"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSeasonsIdRoster: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape21"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteSeasonsIdRosterPlayer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                player: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape21"];
                };
            };
            /** @description Proposed: I play in the season, so somebody who does not has to confirm it */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape10"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putSeasonsIdRosterPlayerAbsence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                player: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    absent: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape21"];
                };
            };
            /** @description Proposed: I play in the season, so somebody who does not has to confirm it */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape10"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSeasonsIdRosterPlayerLink: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
                player: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        until: string;
                        url: string;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSeasonsIdRoundsRound: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                round: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape16"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSeasonsIdRoundsRoundDraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                round: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        boards: {
                            [key: string]: string;
                        }[];
                        certificate: components["schemas"]["Certificate"];
                        problem: {
                            ahead?: {
                                byes: string[];
                                out: string[];
                                rounds: number;
                            };
                            /** @default [] */
                            apart: [
                                string,
                                string
                            ][];
                            earlier: {
                                [key: string]: string;
                            }[];
                            players: {
                                hours?: number;
                                id: string;
                                prefers?: string[];
                                strength?: number;
                            }[];
                            points?: string[];
                            seats: string[];
                            /** @enum {string} */
                            strength?: "ignore" | "balance" | "pots" | "swiss";
                            teams?: string[][];
                        };
                        withheld: number;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSeasonsIdRoundsRoundEnd: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
                round: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    as: "stands" | "void";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape15"];
                };
            };
            /** @description Proposed: I play in the season, so somebody who does not has to confirm it */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape10"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSeasonsIdRoundsRoundOpen: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
                round: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape15"];
                };
            };
            /** @description Proposed: I play in the season, so somebody who does not has to confirm it */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape10"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSeasonsIdRoundsRoundRedraw: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
                round: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape16"];
                };
            };
            /** @description Proposed: I play in the season, so somebody who does not has to confirm it */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape10"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSeasonsIdRoundsRoundRelease: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
                round: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape15"];
                };
            };
            /** @description Proposed: I play in the season, so somebody who does not has to confirm it */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape10"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSeasonsIdRoundsRoundReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                round: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        markdown: string;
                        round: number;
                        season: {
                            id: string;
                            name: string;
                        };
                        title: string;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSeasonsIdRoundsRoundSeating: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
                round: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape16"];
                };
            };
            /** @description Proposed: I play in the season, so somebody who does not has to confirm it */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape10"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSeasonsIdRoundsRoundSwap: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
                round: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    players: [
                        string,
                        string
                    ];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape16"];
                };
            };
            /** @description Proposed: I play in the season, so somebody who does not has to confirm it */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape10"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSeasonsIdRunningGames: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    games: {
                        file: string;
                        position: {
                            [key: string]: unknown;
                        };
                    }[];
                    /** @default false */
                    preview?: boolean;
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        boards: {
                            board: number;
                            file: string;
                            label: string;
                            seats: {
                                /** @enum {string} */
                                holder: "known" | "new" | "bot";
                                name: string;
                                seat: string;
                            }[];
                        }[];
                        season: {
                            id: string;
                            name: string;
                        };
                        skipped: string[];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSeasonsIdRunningGamesClocks: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    boards?: number[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        started: number[];
                        waiting: number[];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSeasonsIdScores: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        finishes: ({
                            /** @constant */
                            known: true;
                            notices: {
                                places: number;
                                player: components["schemas"]["Player2"];
                                /** @enum {string} */
                                type: "clinched" | "out-of-reach";
                            }[];
                            ranges: {
                                best: number;
                                least: number | null;
                                most: number | null;
                                player: components["schemas"]["Player2"];
                                worst: number;
                            }[];
                        } | {
                            /** @constant */
                            known: false;
                            why: string;
                        }) | null;
                        rows: components["schemas"]["Explained"][];
                        teams: {
                            members: {
                                player: components["schemas"]["Player2"];
                                points: number;
                            }[];
                            place: number;
                            team: string;
                            total: number;
                        }[];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSeasonsIdSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        absence?: components["schemas"]["Policy"];
                        aggregation?: components["schemas"]["Aggregation2"];
                        atTheTable?: {
                            rated: boolean;
                        };
                        boardSize?: number;
                        deadlines: components["schemas"]["Deadlines2"];
                        /** @enum {string} */
                        disputes?: "run" | "hold";
                        division?: components["schemas"]["Division2"];
                        /**
                         * @default {
                         *       "kind": "rounds",
                         *       "rounds": 1,
                         *       "strength": "ignore",
                         *       "topBoard": false
                         *     }
                         */
                        format: components["schemas"]["Format4"] | components["schemas"]["Format5"] | {
                            /** @constant */
                            kind: "round-robin";
                            /** @default false */
                            topBoard: boolean;
                        } | {
                            advance: number;
                            /** @constant */
                            kind: "knock-out";
                        } | components["schemas"]["Format6"];
                        /**
                         * @default bots
                         * @enum {string}
                         */
                        leftOver: "bots" | "byes" | "smaller-boards";
                        name: string;
                        /** @default {} */
                        options: {
                            [key: string]: unknown;
                        };
                        /**
                         * @default full
                         * @enum {string}
                         */
                        press: "full" | "public" | "rulebook" | "delayed" | "gunboat" | "none";
                        /** @enum {string} */
                        pressAtEnd?: "never" | "by-consent" | "always";
                        /** @enum {string} */
                        programs?: "allowed" | "refused";
                        registration: components["schemas"]["Registration3"];
                        schedule?: components["schemas"]["Schedule2"];
                        scoring?: ("sum-of-squares" | "draw-size" | "leading-measure" | "rank-points" | "calhamer" | "draw-size-survivors" | "draw-size-420" | "survivors-win" | "sum-of-squares-pot" | "solo-or-bust" | "carnage" | "carnage-dead-equal" | "carnage-2023" | "centre-count-carnage" | "c-diplo" | "c-diplo-edc" | "c-diplo-100" | "c-diplo-80" | "c-diplo-namur" | "tribute" | "half-tribute" | "open-tribute" | "detour09" | "dixie" | "manorcon" | "manorcon-original" | "manorcon-2" | "bangkok" | "olympic" | "bangkok-pike" | "world-classic" | "summer-classic" | "open-mind-the-gap" | "whipping" | "southern-sun" | "ranked-classic" | "ranked-classic-2" | "haight" | "maxonian" | "7eleven" | "base-3" | "mischief" | "vulcan" | "duct-tape" | "duct-tape-elimination" | "sydney" | "your-draw-size-short" | "your-draw-size" | "own" | "formula") | components["schemas"]["Scoring"];
                        scoringByRound?: components["schemas"]["ScoringByRound"][];
                        /** @enum {string} */
                        system: "ny2047" | "nyc-risk" | "new-era" | "domination" | "classic" | "results-only";
                        teams?: components["schemas"]["Teams2"];
                        version?: number;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putSeasonsIdSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Shape14"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape15"];
                };
            };
            /** @description Proposed: I play in the season, so somebody who does not has to confirm it */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape10"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSeasonsIdSigns: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        compared: components["schemas"]["Compared"];
                        pairs: {
                            board: number;
                            from: string;
                            game: string;
                            harm: number;
                            harmAbove: number | null;
                            help: number;
                            helpAbove: number | null;
                            round: number;
                            to: string;
                            turns: number;
                            unusual: boolean;
                        }[];
                        season: {
                            id: string;
                            name: string;
                        };
                        shared: components["schemas"]["Shared"][];
                        /** @enum {string} */
                        system: "ny2047" | "nyc-risk" | "new-era" | "domination" | "classic" | "results-only";
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSeasonsIdStanding: {
        parameters: {
            query?: {
                page?: number;
                search?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        certain: {
                            beaten: {
                                count: number;
                                first: components["schemas"]["Player2"][];
                            };
                            clinched: {
                                places: number;
                                player: components["schemas"]["Player2"];
                            }[];
                            unknown: string | null;
                        };
                        count: number;
                        mine: {
                            page: number;
                            place: number;
                        } | null;
                        page: number;
                        pages: number;
                        rows: {
                            explained: components["schemas"]["Explained"];
                            finish: {
                                best: number;
                                least: number | null;
                                most: number | null;
                                worst: number;
                            } | null;
                            lines: {
                                points: number;
                                text: string;
                            }[];
                            place: number;
                            player: components["schemas"]["Player2"];
                            rounds: components["schemas"]["Rounds3"][];
                            total: number;
                        }[];
                        scale: {
                            last: number;
                            most: number;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSeasonsIdStart: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape15"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSeasonsIdStatistics: {
        parameters: {
            query?: {
                against?: number | null;
                page?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        against: number;
                        columns: components["schemas"]["Rows"][];
                        meetings: {
                            ahead: number;
                            column: number;
                            games: number;
                            level: number;
                            row: number;
                        }[];
                        page: number;
                        pages: number;
                        rows: components["schemas"]["Rows"][];
                        seats: {
                            games: number;
                            players: number;
                            seats: {
                                games: number;
                                high: number;
                                low: number;
                                seat: string;
                                share: number;
                                wins: number;
                            }[];
                        }[];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSeasonsIdSubstitutes: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default false */
                    atOnce?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape17"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteSeasonsIdSubstitutesMe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape17"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSeasonsIdTableResults: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default false */
                    preview?: boolean;
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        boards: {
                            /** @enum {string} */
                            became: "entered" | "corrected" | "unchanged";
                            board: number;
                            /** @enum {string} */
                            ending: "won" | "shared" | "points" | "time";
                            game: string;
                            laterBoards: components["schemas"]["LaterBoards"][];
                            round: number;
                            seats: components["schemas"]["Seats3"][];
                        }[];
                        skipped: string[];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putSeasonsIdTexts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    about: string;
                    aboutIn?: {
                        [key: string]: string;
                    };
                    links: {
                        title: string;
                        /** Format: uri */
                        url: string;
                    }[];
                    venue: string;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape15"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape39"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteSiteAccountsPlayerSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                player: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    why: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putSiteAdministratorsPlayer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                player: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    why: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape39"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteSiteAdministratorsPlayer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                player: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    why: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSiteHidden: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    report?: string;
                    target: {
                        /** @constant */
                        kind: "league";
                        league: string;
                    } | {
                        /** @constant */
                        kind: "league-name";
                        league: string;
                    } | {
                        /** @constant */
                        kind: "league-about";
                        league: string;
                    } | {
                        /** @constant */
                        kind: "league-rules";
                        league: string;
                    } | {
                        /** @constant */
                        kind: "league-details";
                        league: string;
                    } | components["schemas"]["Target"] | components["schemas"]["Target2"] | components["schemas"]["Target3"] | {
                        /** @constant */
                        kind: "season-name";
                        season: string;
                    } | {
                        /** @constant */
                        kind: "season-about";
                        season: string;
                    } | {
                        /** @constant */
                        kind: "season-details";
                        season: string;
                    } | {
                        /** @constant */
                        kind: "season-cancelled";
                        season: string;
                    } | {
                        /** @constant */
                        kind: "team-names";
                        season: string;
                    } | {
                        /** @constant */
                        kind: "division-name";
                        season: string;
                    } | components["schemas"]["Target4"] | components["schemas"]["Target5"] | components["schemas"]["Target6"] | components["schemas"]["Target7"] | components["schemas"]["Target8"] | components["schemas"]["Target9"] | components["schemas"]["Target10"] | components["schemas"]["Target11"] | {
                        /** @constant */
                        kind: "account";
                        player: string;
                    } | {
                        /** @constant */
                        kind: "results";
                        season: string;
                    };
                    why: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSiteLog: {
        parameters: {
            query?: {
                page?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entries: {
                            /** Format: date-time */
                            at: string;
                            by: components["schemas"]["Player2"];
                            id: string;
                            /** @enum {string} */
                            kind: "hide" | "restore" | "suspend" | "end-suspension" | "end-sessions" | "dismiss-report" | "grant-appeal" | "refuse-appeal" | "appoint" | "remove" | "approve-results" | "refuse-results";
                            subject: {
                                id: string;
                                name: string;
                            };
                            target: ({
                                /** @constant */
                                kind: "league";
                                league: string;
                            } | {
                                /** @constant */
                                kind: "league-name";
                                league: string;
                            } | {
                                /** @constant */
                                kind: "league-about";
                                league: string;
                            } | {
                                /** @constant */
                                kind: "league-rules";
                                league: string;
                            } | {
                                /** @constant */
                                kind: "league-details";
                                league: string;
                            } | components["schemas"]["Target"] | components["schemas"]["Target12"] | components["schemas"]["Target3"] | {
                                /** @constant */
                                kind: "season-name";
                                season: string;
                            } | {
                                /** @constant */
                                kind: "season-about";
                                season: string;
                            } | {
                                /** @constant */
                                kind: "season-details";
                                season: string;
                            } | {
                                /** @constant */
                                kind: "season-cancelled";
                                season: string;
                            } | {
                                /** @constant */
                                kind: "team-names";
                                season: string;
                            } | {
                                /** @constant */
                                kind: "division-name";
                                season: string;
                            } | components["schemas"]["Target4"] | components["schemas"]["Target5"] | components["schemas"]["Target6"] | components["schemas"]["Target7"] | components["schemas"]["Target8"] | components["schemas"]["Target9"] | components["schemas"]["Target10"] | components["schemas"]["Target11"] | {
                                /** @constant */
                                kind: "account";
                                player: string;
                            } | {
                                /** @constant */
                                kind: "results";
                                season: string;
                            }) | null;
                            until: string | null;
                            why: string;
                        }[];
                        next: string | null;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSiteMeasures: {
        parameters: {
            query?: {
                page?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        measures: {
                            appeal: components["schemas"]["Appeal2"] | null;
                            /** Format: date-time */
                            at: string;
                            by: components["schemas"]["Player2"];
                            concerned: components["schemas"]["Player2"];
                            excerpt: string;
                            id: string;
                            inForce: boolean;
                            /** @enum {string} */
                            kind: "hide" | "suspend";
                            lifted: {
                                /** Format: date-time */
                                at: string;
                                by: components["schemas"]["Player2"];
                                why: string;
                            } | null;
                            mayDecide: boolean;
                            target: {
                                /** @constant */
                                kind: "league";
                                league: string;
                            } | {
                                /** @constant */
                                kind: "league-name";
                                league: string;
                            } | {
                                /** @constant */
                                kind: "league-about";
                                league: string;
                            } | {
                                /** @constant */
                                kind: "league-rules";
                                league: string;
                            } | {
                                /** @constant */
                                kind: "league-details";
                                league: string;
                            } | components["schemas"]["Target"] | components["schemas"]["Target12"] | components["schemas"]["Target3"] | {
                                /** @constant */
                                kind: "season-name";
                                season: string;
                            } | {
                                /** @constant */
                                kind: "season-about";
                                season: string;
                            } | {
                                /** @constant */
                                kind: "season-details";
                                season: string;
                            } | {
                                /** @constant */
                                kind: "season-cancelled";
                                season: string;
                            } | {
                                /** @constant */
                                kind: "team-names";
                                season: string;
                            } | {
                                /** @constant */
                                kind: "division-name";
                                season: string;
                            } | components["schemas"]["Target4"] | components["schemas"]["Target5"] | components["schemas"]["Target6"] | components["schemas"]["Target7"] | components["schemas"]["Target8"] | components["schemas"]["Target9"] | components["schemas"]["Target10"] | components["schemas"]["Target11"] | {
                                /** @constant */
                                kind: "account";
                                player: string;
                            } | {
                                /** @constant */
                                kind: "results";
                                season: string;
                            };
                            until: string | null;
                            why: string;
                        }[];
                        next: string | null;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteSiteMeasuresPlayerId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                player: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    why: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSiteMeasuresPlayerIdAppealAnswer: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
                player: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    granted: boolean;
                    why: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSiteReports: {
        parameters: {
            query?: {
                page?: string | null;
                state?: "open" | "settled";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        next: string | null;
                        reports: {
                            /** Format: date-time */
                            at: string;
                            by: components["schemas"]["Player2"] | null;
                            concerned: components["schemas"]["Player2"] | null;
                            excerpt: string | null;
                            id: string;
                            mayAct: boolean;
                            reason: string | null;
                            settled: {
                                /** @enum {string} */
                                as: "acted" | "dismissed";
                                /** Format: date-time */
                                at: string;
                                by: components["schemas"]["Player2"];
                                why: string;
                            } | null;
                            /** @enum {string} */
                            state: "open" | "settled";
                            target: {
                                /** @constant */
                                kind: "league";
                                league: string;
                            } | {
                                /** @constant */
                                kind: "league-name";
                                league: string;
                            } | {
                                /** @constant */
                                kind: "league-about";
                                league: string;
                            } | {
                                /** @constant */
                                kind: "league-rules";
                                league: string;
                            } | {
                                /** @constant */
                                kind: "league-details";
                                league: string;
                            } | components["schemas"]["Target"] | components["schemas"]["Target12"] | components["schemas"]["Target3"] | {
                                /** @constant */
                                kind: "season-name";
                                season: string;
                            } | {
                                /** @constant */
                                kind: "season-about";
                                season: string;
                            } | {
                                /** @constant */
                                kind: "season-details";
                                season: string;
                            } | {
                                /** @constant */
                                kind: "season-cancelled";
                                season: string;
                            } | {
                                /** @constant */
                                kind: "team-names";
                                season: string;
                            } | {
                                /** @constant */
                                kind: "division-name";
                                season: string;
                            } | components["schemas"]["Target4"] | components["schemas"]["Target5"] | components["schemas"]["Target6"] | components["schemas"]["Target7"] | components["schemas"]["Target8"] | components["schemas"]["Target9"] | components["schemas"]["Target10"] | components["schemas"]["Target11"] | {
                                /** @constant */
                                kind: "account";
                                player: string;
                            } | {
                                /** @constant */
                                kind: "results";
                                season: string;
                            };
                        }[];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSiteReportsIdDismissal: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    why: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSiteResults: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    approved: boolean;
                    report?: string;
                    season: string;
                    why: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSiteSuspensions: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    player: string;
                    report?: string;
                    /** Format: date-time */
                    until: string;
                    why: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSystems: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        scorings: {
                            explanation: string;
                            id: string;
                            name: string;
                        }[];
                        systems: {
                            /** @enum {string} */
                            id: "ny2047" | "nyc-risk" | "new-era" | "domination" | "classic" | "results-only";
                            options: {
                                [key: string]: unknown;
                            };
                            seats: {
                                max: number;
                                min: number;
                                usual: number;
                            };
                            title: string;
                        }[];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSystemsSystemOpenings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                system: "ny2047" | "nyc-risk" | "new-era" | "domination" | "classic";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        boards: {
                            games: number;
                            players: number;
                            seats: {
                                games: number;
                                meanPlace: number;
                                openings: {
                                    games: number;
                                    meanPlace: number;
                                    wins: number;
                                    winShare: number;
                                    words: string;
                                }[];
                                seat: string;
                                wins: number;
                                winShare: number;
                            }[];
                        }[];
                        compared: string;
                        /** @enum {string} */
                        system: "ny2047" | "nyc-risk" | "new-era" | "domination" | "classic";
                        title: string;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSystemsSystemStatistics: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                system: "ny2047" | "nyc-risk" | "new-era" | "domination" | "classic";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        boards: {
                            games: number;
                            players: number;
                            seats: {
                                games: number;
                                meanFigure: number;
                                meanPlace: number;
                                seat: string;
                                winHigh: number;
                                winLow: number;
                                wins: number;
                                winShare: number;
                            }[];
                        }[];
                        measure: string;
                        /** @enum {string} */
                        system: "ny2047" | "nyc-risk" | "new-era" | "domination" | "classic";
                        title: string;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postUnsubscribeToken: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        kind: "your-turn" | "reminder" | "step-result" | "message" | "game-started" | "game-finished" | "ruling" | "announcement" | "warning" | "registration" | "check-in" | "season" | "missed-turn" | "civil-disorder" | "substitution" | "to-settle" | "digest" | "invitations";
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getWelcome: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        joinable: components["schemas"]["Joinable"][];
                        practice: components["schemas"]["Practice"][];
                        watch: {
                            about: string;
                            aboutIn: {
                                [key: string]: string;
                            };
                            absence: components["schemas"]["Policy"] | null;
                            apart: [
                                string,
                                string
                            ][];
                            atTheTable: {
                                rated: boolean;
                            } | null;
                            boards: components["schemas"]["Boards"][];
                            boardSize: number;
                            calendar: components["schemas"]["Calendar"][];
                            cancelled: string | null;
                            champions: components["schemas"]["Player2"][];
                            checkIn: components["schemas"]["CheckIn2"] | null;
                            counts: components["schemas"]["Counts"];
                            /** Format: date-time */
                            createdAt: string;
                            deadlines: components["schemas"]["Deadlines2"];
                            /** @enum {string} */
                            disputes: "run" | "hold";
                            division: components["schemas"]["Division2"] | null;
                            drawSeed: string | null;
                            entered: boolean;
                            entries: components["schemas"]["Entries"][];
                            fixed: {
                                setting: string;
                                why: string;
                            }[];
                            format: components["schemas"]["Format4"] | components["schemas"]["Format5"] | {
                                /** @constant */
                                kind: "round-robin";
                                /** @default false */
                                topBoard: boolean;
                            } | {
                                advance: number;
                                /** @constant */
                                kind: "knock-out";
                            } | components["schemas"]["Format6"];
                            hours: components["schemas"]["Hours"][];
                            id: string;
                            importedAt: string | null;
                            league: {
                                id: string;
                                name: string;
                            };
                            /** @enum {string} */
                            leftOver: "bots" | "byes" | "smaller-boards";
                            line: components["schemas"]["Line"] | null;
                            links: {
                                title: string;
                                url: string;
                            }[];
                            measures: {
                                id: string;
                                name: string;
                            }[];
                            mine: components["schemas"]["Mine"] | null;
                            movedIn: boolean;
                            myRoles: ("organizer" | "moderator" | "player")[];
                            myRow: components["schemas"]["Standing"] | null;
                            name: string;
                            named: components["schemas"]["Player2"][];
                            next: string | null;
                            openable: number | null;
                            options: {
                                [key: string]: unknown;
                            };
                            planned: components["schemas"]["Planned"][];
                            postponed: string | null;
                            /** @enum {string} */
                            press: "full" | "public" | "rulebook" | "delayed" | "gunboat" | "none";
                            /** @enum {string} */
                            pressAtEnd: "never" | "by-consent" | "always";
                            /** @enum {string} */
                            programs: "allowed" | "refused";
                            registration: components["schemas"]["Registration2"];
                            registrationOpen: boolean;
                            results: {
                                fewest: boolean;
                                /** @enum {string} */
                                kind: "points" | "places" | "wins";
                            };
                            round: number;
                            rounds: number;
                            rules: string;
                            schedule: components["schemas"]["Schedule2"] | null;
                            scoring: components["schemas"]["Scoring2"];
                            seating: components["schemas"]["Seating"] | null;
                            seats: string[];
                            standing: components["schemas"]["Standing"][];
                            /** @enum {string} */
                            status: "registration" | "running" | "finished";
                            /** @enum {string} */
                            system: "ny2047" | "nyc-risk" | "new-era" | "domination" | "classic" | "results-only";
                            systemTitle: string;
                            teams: boolean;
                            textsVersion: number;
                            venue: string;
                            version: number;
                        } | null;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
