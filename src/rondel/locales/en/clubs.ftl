# The lobby: finding and archiving tables, friends, table alerts.

## The lobby

lobby-any-kind = Any kind
lobby-fitting = { $count ->
    [one] One table matches.
   *[other] { $count } tables match.
}
lobby-free-seat = With a free seat
lobby-friends = With friends
lobby-kind = Kind of table
lobby-more = More tables
lobby-nothing-live = When others play, you can watch here.
lobby-search = Search for a table or player
lobby-state = Tables
lobby-state-open = To join
lobby-state-running = To watch
tag-hot_seat = hot seat
tag-lesson = lesson
tag-replay = replay
tag-sandbox = sandbox
tag-solo = solo
watch = Watch
watch-table = Watch { $name }

## Your own tables

own-archive = Archive
own-archived = “{ $name }” is in your archive.
own-delete = Delete permanently
own-delete-ask = Delete…
own-delete-question = Delete “{ $name }”?
own-delete-text = The table, its game and its chat are deleted permanently.
own-hidden = “{ $name }” is hidden.
own-hide = Hide from my list
own-sandboxes = Sandboxes
own-menu = Options for { $name }
own-restore = Restore
own-restore-table = Restore { $name }
put-away = Put away
put-away-archived = Archive ({ $count })
put-away-hidden = Hidden ({ $count })

## Tables you wait for

wish-add = Notify me when a table like this opens
wish-added = You will be notified when such a table opens.
wish-any = Any table
wish-remove = Remove: { $what }
wish-words = “{ $text }” in the name
wishes-none = Choose filters in the lobby to be notified when a table like that opens.
wishes-text = You are notified when such a table opens or has a free seat again: once per table, and at most five times a day.
wishes-title = Table alerts

## Friends and blocked people

block-by-name = Block
block-name = Name of an account
friends-agree = Accept
friends-agree-name = Accept { $name } as a friend
friends-ask = Send request
friends-asked = Not answered yet
friends-asked-word = Your request has been sent.
friends-asking = Want to be your friends
friends-asks-you = { $name } wants to be your friend.
friends-decline = Decline
friends-decline-name = Decline the request from { $name }
friends-here = here now
friends-name = Name of an account
friends-none = You have no friends here yet.
friends-presence = Friends see when I am here
friends-presence-text = Nobody else ever does.
friends-remove = Remove
friends-remove-name = Remove { $name } from your friends
friends-take-back = Withdraw
friends-take-back-name = Withdraw the request to { $name }
friends-text = Friends find each other’s tables more easily. Both must agree.
friends-title = Friends
privacy-friends = Your friends, the people you block, the tables you hide and the tables you wait for are stored until you remove them. Only friends see that you are here, and only if you allow it.
privacy-friends-title = Friends and lists

## Refusals

error-friends_account = Friends are for people with an account.
error-friends_already = You are friends already.
error-friends_blocked = You block this person. Unblock them first.
error-many_asked = { $most } people have not answered you yet. Wait, or withdraw some of your requests.
error-many_friends = You already have { $most } friends.
error-many_wishes = You already have { $most } table alerts. Remove one first.
error-archive_not_over = Only a game that is over can be archived.
error-others_played = Others play or have played here, so this game is not yours alone to delete.
error-unknown_name = There is no account called { $name }.
